# The settings.

settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-theme-auto = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-hint = Para la página de inicio, las reglas y el archivo. En la mesa siempre es de noche o siempre de día, según el juego.
settings-motion = Animaciones
settings-motion-normal = Normales
settings-motion-fast = Rápidas
settings-motion-off = Desactivadas
settings-motion-hint = Toca o pulsa una tecla para saltar una animación.
settings-sound = Sonido
settings-sound-hint = Sonidos breves. Todo lo que se oye también se ve.
settings-odds = Mostrar probabilidades
settings-odds-hint = Ves la probabilidad de un disparo o un pase y lo que paga cada tirada antes de decidir.
settings-palette = Modo para daltónicos
settings-palette-hint = Evita el rojo y el verde juntos.
settings-big-text = Texto grande
settings-big-text-hint = Todo el texto, un 20 % más grande.
settings-notify = Avisarme cuando me toque
settings-notify-hint = Una notificación del navegador mientras la página está en segundo plano.
settings-notify-blocked = El navegador bloquea las notificaciones de esta página. Permítelas primero en sus ajustes.
settings-notify-none = Este navegador no admite notificaciones.
settings-kept = Se guarda solo en este navegador.
