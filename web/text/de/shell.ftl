# What every page shares.

shell-offline = Du bist offline. Versuch es gleich noch einmal.
shell-not-loaded = Diese Seite konnte nicht geladen werden.
shell-try-again = Noch einmal versuchen
shell-not-done = Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.
shell-lost = Seite nicht gefunden
shell-home = Zurück zur Lobby
shell-close = Schließen
shell-cancel = Abbrechen
shell-when-on = Ein: { $what }
shell-when-off = Aus: { $what }
shell-open-rules = Regel lesen
shell-you = Du
shell-account-sign = Konto: Niemand sonst kann diesen Namen benutzen
shell-take-backs = Mit Rücknahmen
shell-level-random = Stufe 1: spielt zufällig
shell-level-amateur = Stufe 2: spielt gut
shell-percent = { $value } %
