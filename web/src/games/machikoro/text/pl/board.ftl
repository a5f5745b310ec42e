# The table of Machi Koro Fußball.

## Places

machikoro-market = Rynek
machikoro-your-town = Twoje miasto
machikoro-your-side = Twoje kostki, monety i duże projekty
machikoro-large = Duży projekt

## The turn

machikoro-your-turn = Twoja kolej
machikoro-second-turn = Twoja druga tura
machikoro-turn-of = Teraz gra { $name }
machikoro-over = Koniec
machikoro-part-roll = Rzut
machikoro-part-income = Dochód
machikoro-part-build = Budowa
machikoro-at-turn = teraz
machikoro-next = potem
machikoro-thinking = { $name } myśli
machikoro-rolling = Rzut…
machikoro-you-rolled = Wypadło { $sum }
machikoro-rolled = { $name }: rzut { $sum }
machikoro-dice = Kostki: { $dice }
machikoro-brought-by = { $card }: { $coins }
machikoro-brought = Dostajesz { $coins }
machikoro-cost = Płacisz { $coins }
machikoro-brought-nothing = Nic nie dostajesz
machikoro-roll-pays = Ten rzut daje ci { $coins }
machikoro-lately-built = Zbudowano: { $card }
machikoro-lately-nothing = Nic nie zbudowano
machikoro-lately-rolled = Rzut: { $sum }
machikoro-turn-told = { $name }: { $told }
machikoro-you-won = Wygrana!
machikoro-won = { $name } wygrywa!
machikoro-all-four = Wszystkie cztery duże projekty zbudowane

## What to do

machikoro-hint-roll = Rzuć jedną kostką
machikoro-hint-roll-two = Jedna kostka czy dwie?
machikoro-hint-reroll = Zostawiasz ten rzut czy rzucasz znowu?
machikoro-hint-take = Wybierz, kto ci płaci
machikoro-hint-swap = Wybierz kartę, którą chcesz
machikoro-hint-give = Co oddajesz za kartę „{ $card }” ({ $name })?
machikoro-hint-build = Wybierz, co budujesz
machikoro-hint-tap = Dotknij karty, żeby zobaczyć jej nazwę i działanie

## Cards

machikoro-when-blue = każdy rzut
machikoro-when-green = twój rzut
machikoro-when-red = cudzy rzut
machikoro-when-purple = twój rzut
machikoro-on-blue = przy każdym rzucie { $numbers }
machikoro-on-green = przy twoim rzucie { $numbers }
machikoro-on-red = przy cudzym rzucie { $numbers }
machikoro-on-purple = przy twoim rzucie { $numbers }
machikoro-pays-bank = +{ $amount } { $coin }
machikoro-pays-bank-per-icon = +{ $amount } { $coin } × { $icon }
machikoro-pays-roller = Rzucający płaci { $amount } { $coin }
machikoro-pays-everyone = { $amount } { $coin } od każdego
machikoro-pays-one = { $amount } { $coin } od jednego
machikoro-pays-swap = Wymiana kart
machikoro-left = zostało { $count }
machikoro-left-of = zostało { $count } z { $all }
machikoro-copies = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
machikoro-spoken = { $card }, kolor { $colour }, liczba { $numbers }. { $text }. Koszt: { $cost }
machikoro-spoken-large = { $card }, duży projekt. { $text } Koszt: { $cost }
machikoro-show-card = Pokaż kartę
machikoro-built = zbudowane
machikoro-from-next-turn = od następnej tury
machikoro-can-build = można budować
machikoro-enough = stać cię
machikoro-short = brakuje { $short }

## Why not

machikoro-none-left = Wyczerpane
machikoro-short-coins = { $short ->
    [one] Brakuje 1 monety
   *[other] Brakuje { $short } monet
}
machikoro-short-owned = Już masz
machikoro-short-two = Masz już dwie
machikoro-short-two-there = Ma już dwie
machikoro-short-built = Zbudowane
machikoro-short-academy = Potrzebna: { $academy }
machikoro-short-stays = Fioletowa: bez wymiany
machikoro-short-like = Taka sama karta
machikoro-short-nothing = Nic do oddania
machikoro-short-not-now = Nie teraz

## What rolls pay

machikoro-what-pays = Co daje każda liczba?
machikoro-whose-roll = Czyj rzut
machikoro-your-roll-pays = Co daje twój rzut
machikoro-roll-of = Rzut: { $name }
machikoro-roll-of-pays = Rzut: { $name } – ile dostajesz
machikoro-roll-of-pays-whom = Rzut: { $name } – ile dostaje { $whom }
machikoro-averages = Średnio
machikoro-average-roll = średnio { $coins } { $coin }
machikoro-average-yours = Twój następny rzut, średnio
machikoro-average-of = { $name } zarabia średnio
machikoro-with-dice = { $dice ->
    [one] jedna kostka
   *[other] dwie kostki
}
machikoro-bar = { $number }: { $coins } dla ciebie, { $chance } na { $of }

machikoro-key-roll = rzut kostkami
machikoro-key-build = budowa
machikoro-projects = { $count ->
    [one] 1 duży projekt
    [few] { $count } duże projekty
   *[many] { $count } dużych projektów
}
machikoro-coins = { $count ->
    [one] 1 moneta
    [few] { $count } monety
   *[many] { $count } monet
}
machikoro-numbers = Co dała każda liczba
machikoro-number = Liczba
machikoro-times-rolled = Wypadła
