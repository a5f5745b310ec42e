// The page begins here.
import './fonts.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { followLinks, route } from './lib/router.svelte'
import { followSettings } from './lib/settings.svelte'
import { loadShared } from './lib/text.svelte'
import { viewOf } from './views'

followSettings()
followLinks()
void viewOf(route.now.name) // is on its way while the texts are
await loadShared()
mount(App, { target: document.body })
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js')
