// Passing something on: by the device's own way of sharing, or by copying it.
import { say } from '../lib/text.svelte'
import { toast } from '../ui/toasts.svelte'

export const canShare = (): boolean => typeof navigator.share === 'function'

/** Share a link as the device does; where somebody changes their mind nothing happens. */
export async function share(url: string, title: string): Promise<void> {
  if (!canShare()) return copyLink(url)
  await navigator.share({ url, title }).catch(() => undefined)
}

/** Copy a link, and say so. Browsers let pages do so only over https, or by selecting it. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
  } catch {
    const field = document.createElement('textarea')
    field.value = url
    field.style.cssText = 'position:fixed;opacity:0'
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
  toast(say('table-copied-link'), 'good')
}

/** Whether others can reach an address: this computer's own name for itself means nothing to them. */
export const reachesOthers = (host: string): boolean => !/^(localhost|127\.|\[::1\])/.test(host)
