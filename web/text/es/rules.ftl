# The pages of the rules and of the icons.

rules-title = Reglas
rules-page-title = Reglas de { $game }
rules-lead = Cada regla tiene un número. Cuando algo está bloqueado en la mesa, ves el número de la regla.
rules-minute = El juego en un minuto
rules-contents = Contenido
rules-search = Buscar en las reglas
rules-found = { $count ->
    [one] 1 regla encontrada
   *[other] { $count } reglas encontradas
}
rules-none = No hay reglas con «{ $words }».
rules-clear = Borrar búsqueda
rules-back = Volver
rules-back-table = Volver a la mesa
rules-back-lobby = Volver al inicio
rules-print = Imprimir
rules-link = Enlace a la regla { $id }
rules-unknown = Este juego no tiene la regla { $id }.
rules-source-ours = decisión nuestra
rules-source-partly = en parte decisión nuestra
rules-source-base = del juego base
rules-sources = Donde el reglamento deja algo abierto, la regla lleva la marca «{ rules-source-ours }», «{ rules-source-partly }» o «{ rules-source-base }».
rules-example-title = Ejemplo

## Icons

rules-icons = Iconos y símbolos
rules-icons-lead = Qué significan los símbolos de las cartas y de las mesas.
rules-icons-search = Buscar en los iconos
rules-icons-found = { $count ->
    [one] 1 icono encontrado
   *[other] { $count } iconos encontrados
}
rules-icons-none = No hay iconos con «{ $words }».

rules-icons-states = En todas las mesas
rules-icon-legal-name = Se puede elegir
rules-icon-legal = A todo color: puedes elegirla.
rules-icon-chosen-name = Seleccionada
rules-icon-chosen = Levantada, con un marco brillante. El botón dice qué va a pasar.
rules-icon-barred-name = Bloqueada
rules-icon-barred = Atenuada, con un candado y el motivo. Tócala para ver la regla.
rules-icon-waiting-name = No es tu turno
rules-icon-waiting = Atenuada, sin candado.
rules-icon-preview-name = Vista previa
rules-icon-preview = Marco discontinuo: dónde iría la carta y qué cambiaría.
rules-icon-now-name = Amarillo brillante
rules-icon-now = Señala lo que puedes hacer, lo que cambiaría o lo que acaba de cambiar.
