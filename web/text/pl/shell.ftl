# What every page shares.

shell-offline = Jesteś offline. Spróbuj za chwilę.
shell-not-loaded = Nie udało się wczytać tej strony.
shell-try-again = Spróbuj ponownie
shell-not-done = Nie udało się. Wczytaj stronę ponownie i spróbuj jeszcze raz.
shell-lost = Nie znaleziono strony
shell-home = Wróć do lobby
shell-close = Zamknij
shell-cancel = Anuluj
shell-when-on = Włączone: { $what }
shell-when-off = Wyłączone: { $what }
shell-open-rules = Przeczytaj zasadę
shell-you = Ty
shell-account-sign = Konto: nikt inny nie może używać tej nazwy
shell-take-backs = Z cofaniem ruchów
shell-level-random = Poziom 1: gra losowo
shell-level-amateur = Poziom 2: gra dobrze
shell-percent = { $value }%
