# The pages of the rules and of the icons.

rules-title = Zasady
rules-page-title = { $game }: zasady
rules-lead = Każda zasada ma numer. Gdy coś przy stole jest zablokowane, widzisz numer zasady.
rules-minute = Gra w minutę
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [one] Znaleziono 1 zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
rules-none = Nie znaleziono zasad z „{ $words }”.
rules-clear = Wyczyść wyszukiwanie
rules-back = Wróć
rules-back-table = Wróć do stołu
rules-back-lobby = Wróć do lobby
rules-print = Drukuj
rules-link = Link do zasady { $id }
rules-unknown = Ta gra nie ma zasady { $id }.
rules-source-ours = nasza decyzja
rules-source-partly = częściowo nasza decyzja
rules-source-base = z gry podstawowej
rules-sources = Gdzie instrukcja czegoś nie rozstrzyga, zasada ma oznaczenie „{ rules-source-ours }”, „{ rules-source-partly }” albo „{ rules-source-base }”.
rules-example-title = Przykład

## Icons

rules-icons = Ikony i symbole
rules-icons-lead = Co znaczą symbole na kartach i przy stole.
rules-icons-search = Szukaj wśród ikon
rules-icons-found = { $count ->
    [one] Znaleziono 1 ikonę
    [few] Znaleziono { $count } ikony
    [many] Znaleziono { $count } ikon
   *[other] Znaleziono { $count } ikony
}
rules-icons-none = Nie znaleziono ikon z „{ $words }”.

rules-icons-states = Przy każdym stole
rules-icon-legal-name = Do wyboru
rules-icon-legal = W pełnym kolorze: możesz ją wybrać.
rules-icon-chosen-name = Wybrane
rules-icon-chosen = Uniesiona, z jasną ramką. Przycisk mówi, co się stanie.
rules-icon-barred-name = Zablokowane
rules-icon-barred = Przyciemniona, z kłódką i powodem. Dotknij, żeby zobaczyć zasadę.
rules-icon-waiting-name = Nie twoja kolej
rules-icon-waiting = Przyciemniona, bez kłódki.
rules-icon-preview-name = Podgląd
rules-icon-preview = Przerywana ramka: gdzie trafiłaby karta i co by zmieniła.
rules-icon-now-name = Jaskrawożółty
rules-icon-now = Oznacza, co możesz zrobić, co by się zmieniło albo właśnie się zmieniło.
