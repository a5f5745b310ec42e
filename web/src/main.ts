// The page begins here.
import './fonts.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { arrive, followLinks } from './lib/router.svelte'
import { followSettings } from './lib/settings.svelte'
import { loadShared } from './lib/text.svelte'

followSettings()
followLinks()
void arrive() // the view is on its way while the texts are
await loadShared()
mount(App, { target: document.body })
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js')
