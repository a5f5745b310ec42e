# What every page shares.

shell-offline = Estás sin conexión. Vuelve a intentarlo en un momento.
shell-not-loaded = No se ha podido cargar esta página.
shell-try-again = Intentar de nuevo
shell-lost = Página no encontrada
shell-home = Volver al inicio
shell-close = Cerrar
shell-cancel = Cancelar
shell-when-on = Sí: { $what }
shell-when-off = No: { $what }
shell-open-rules = Leer la regla
shell-you = Tú
shell-take-backs = Con jugadas deshechas
shell-level-random = Nivel 1: juega al azar
shell-level-amateur = Nivel 2: juega bien
shell-percent = { $value } %
