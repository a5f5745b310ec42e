# Machi Koro in the lobby.

lobby-machikoro-players = 2–4 graczy
lobby-machikoro-told = Rzucaj kostkami i zbieraj monety. Buduj budki z jedzeniem, sklepy kibica i zgrupowania, które płacą, gdy wypadnie ich liczba. Wygrywa, kto pierwszy zbuduje cztery duże projekty.
lobby-option-machikoro-beginner_cap = Limit dla początkujących
lobby-option-machikoro-beginner_cap-on = Nikt nie może mieć więcej niż dwóch kart jednego rodzaju.
lobby-option-machikoro-beginner_cap-off = Możesz mieć dowolnie wiele kart jednego rodzaju.
lobby-option-machikoro-come_what_may = Co będzie, to będzie
lobby-option-machikoro-come_what_may-on = Na rynku jest naraz tylko dziesięć rodzajów, reszta czeka w zakrytym stosie.
lobby-option-machikoro-come_what_may-off = Wszystkie rodzaje są na rynku od początku.
lobby-score-machikoro = Duże projekty: { $score }
