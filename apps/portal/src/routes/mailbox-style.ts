import { palette } from '@profile-search/api/platform/palette'

const { light, dark } = palette

/** The mailbox: the mails beside the one that is shown, or below it on a phone. Mails are read on white. */
export const mailboxStyle = `
* { box-sizing: border-box }
body { display: flex; flex-direction: column; min-height: 100dvh; margin: 0; background: ${light.paper}; color: ${light.ink}; font: 1rem/1.5 Mukta, system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1.5rem; padding: .75rem clamp(1rem, 4vw, 2.5rem); border-top: 5px solid ${light.edge}; border-bottom: 1px solid ${light.rule} }
h1 { margin: 0; font-size: 1.3rem }
a { color: ${light.peacock}; font-weight: 600 }
p, span, time { color: ${light.inkSoft} }
header p { margin: 0 }
main { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); grid-template-rows: 60dvh auto }
main > p { padding: 0 clamp(1rem, 4vw, 2.5rem) }
ol { margin: 0; padding: 0; list-style: none }
li a { display: grid; gap: .125rem; padding: .625rem 1rem; border-bottom: 1px solid ${light.rule}; color: inherit; text-decoration: none; overflow-wrap: anywhere }
li span, li time { font-size: .875rem; font-weight: 400 }
li a[aria-current] { box-shadow: inset 4px 0 0 ${light.marigold} }
a:focus-visible { outline: 3px solid ${light.marigold}; outline-offset: -3px }
iframe { grid-row: 1; width: 100%; height: 100%; border: 0; background: ${light.white} }
@media (min-width: 760px) {
main { grid-template-columns: 22rem minmax(0, 1fr); grid-template-rows: calc(100dvh - 4rem) }
nav { border-right: 1px solid ${light.rule}; overflow-y: auto }
iframe { grid-column: 2 }
}
@media (prefers-color-scheme: dark) {
body { background: ${dark.paper}; color: ${dark.ink} }
header, nav, li a { border-color: ${dark.rule} }
header a { color: ${dark.peacock} }
p, span, time { color: ${dark.inkSoft} }
}
`
