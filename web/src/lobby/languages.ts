// The languages, each as it calls itself.
import type { Language } from '../lib/settings.svelte'

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  pl: 'Polski',
}
