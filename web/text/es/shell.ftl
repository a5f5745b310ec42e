# What every page shares.

shell-offline = Estás sin conexión. Vuelve a intentarlo en un momento.
shell-not-loaded = No se ha podido cargar esta página.
shell-try-again = Intentar de nuevo
shell-not-done = No ha funcionado. Recarga la página e inténtalo otra vez.
shell-lost = Página no encontrada
shell-home = Volver al inicio
shell-close = Cerrar
shell-cancel = Cancelar
shell-when-on = Activado: { $what }
shell-when-off = Desactivado: { $what }
shell-open-rules = Leer la regla
shell-you = Tú
shell-account-sign = Cuenta: nadie más puede usar este nombre
shell-take-backs = Con jugadas deshechas
shell-level-random = Nivel 1: juega al azar
shell-level-amateur = Nivel 2: juega bien
shell-percent = { $value } %
