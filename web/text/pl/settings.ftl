# The settings.

settings-title = Ustawienia
settings-language = Język
settings-theme = Motyw
settings-theme-auto = Jak urządzenie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-theme-hint = Dotyczy lobby, zasad i archiwum. Przy stole zawsze jest noc albo zawsze dzień, zależnie od gry.
settings-motion = Animacje
settings-motion-normal = Normalne
settings-motion-fast = Szybkie
settings-motion-off = Wyłączone
settings-motion-hint = Dotknięcie lub dowolny klawisz pomija animację.
settings-sound = Dźwięk
settings-sound-hint = Krótkie dźwięki. Wszystko, co słychać, także widać.
settings-odds = Pokazuj szanse
settings-odds-hint = Widzisz szanse strzału i podania oraz to, ile da każdy rzut, zanim zdecydujesz.
settings-palette = Kolory dla daltonistów
settings-palette-hint = Bez czerwieni i zieleni obok siebie.
settings-big-text = Duży tekst
settings-big-text-hint = Powiększa cały tekst o 20%.
settings-notify = Powiadom, gdy jest moja kolej
settings-notify-hint = Powiadomienie przeglądarki, gdy strona jest w tle.
settings-notify-blocked = Przeglądarka blokuje powiadomienia tej strony. Najpierw zezwól na nie w jej ustawieniach.
settings-notify-none = Ta przeglądarka nie obsługuje powiadomień.
settings-kept = Zapisane tylko w tej przeglądarce.
