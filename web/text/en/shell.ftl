# What every page shares.

shell-offline = You are offline. Try again in a moment.
shell-not-loaded = This page could not be loaded.
shell-try-again = Try again
shell-not-done = That did not work. Reload the page and try again.
shell-lost = Page not found
shell-home = Back to the lobby
shell-close = Close
shell-cancel = Cancel
shell-when-on = On: { $what }
shell-when-off = Off: { $what }
shell-open-rules = Read the rule
shell-you = You
shell-account-sign = Account: nobody else can use this name
shell-take-backs = With take-backs
shell-level-random = Level 1: plays at random
shell-level-amateur = Level 2: plays well
shell-percent = { $value }%
