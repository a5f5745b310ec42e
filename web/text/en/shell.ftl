# What every page shares.

shell-offline = You are offline. Try again in a moment.
shell-not-loaded = This page could not be loaded.
shell-try-again = Try again
shell-lost = Page not found
shell-home = Back to the lobby
shell-close = Close
shell-cancel = Cancel
shell-when-on = On: { $what }
shell-when-off = Off: { $what }
shell-open-rules = Read the rule
shell-you = You
shell-take-backs = With take-backs
shell-level-random = Level 1: plays at random
shell-level-amateur = Level 2: plays well
shell-percent = { $value } %
