# What every page shares.

shell-offline = Estás sin conexión. Vuelve a intentarlo en un momento.
shell-not-loaded = No se ha podido cargar esta página.
shell-try-again = Intentar de nuevo
shell-lost = No hay nada en esta dirección.
shell-home = Al vestíbulo
shell-close = Cerrar
shell-cancel = Cancelar
shell-when-on = Sí: { $what }
shell-when-off = No: { $what }
shell-open-rules = Abrir en las reglas
shell-guest = Invitado { $number }
shell-you = Tú
shell-take-backs = Con jugadas deshechas
bot-random = Bot, nivel 1
bot-amateur = Bot, nivel 2
shell-level-random = Nivel 1: juega cualquier cosa
shell-level-amateur = Nivel 2: juega bien
shell-percent = { $value } %
