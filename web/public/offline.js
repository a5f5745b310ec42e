// While the server is away: one language, and back to where one was as soon as it answers.
const SECONDS = 3

function language() {
  try {
    const kept = JSON.parse(localStorage.getItem('golazo.settings') ?? '{}').language
    if (kept) return kept
  } catch {
    // what is kept cannot be read
  }
  return navigator.language.slice(0, 2)
}

const sections = [...document.querySelectorAll('section')]
const spoken = sections.find((section) => section.lang === language()) ?? sections[0]
for (const section of sections) section.hidden = section !== spoken
document.documentElement.lang = spoken.lang

async function look() {
  try {
    if ((await fetch('/readyz', { cache: 'no-store' })).ok) location.reload()
  } catch {
    // still away
  }
}

setInterval(look, SECONDS * 1000)
addEventListener('online', look)
