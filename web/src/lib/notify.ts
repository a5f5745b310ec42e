// Being told that it is one's turn: in the title of the page, and by the browser if it is allowed to.
import { settings } from './settings.svelte'

/** Whether this browser can show notifications at all. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext

/** Ask whether notifications may be shown; called from a tap. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Show a notification, if that is wanted and allowed and nobody is looking at the page. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const options: NotificationOptions = { body, tag: path, icon: '/icon-192.png', data: { path } }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker) return worker.showNotification(title, options)
  const shown = new Notification(title, options)
  shown.onclick = () => {
    focus()
    shown.close()
  }
}

const TITLE = 'Golazo'

/** Have the page called something; without a name it is only Golazo. */
export function entitle(name = ''): void {
  document.title = name ? `${name} – ${TITLE}` : TITLE
}
