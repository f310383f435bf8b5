/** Names of skills that are everyday words too. Each needs evidence in the text that the skill is meant. */
const everyday = new Set(
	`access ant apex avid bamboo bash basic blender blocking boarding bootstrap braces bubble buffer capacitor carding casting chef
	clip coda composing consul continental cucumber cypress dart direction discord drums echo elasticsearch electron elixir ember excel expo express
	facial flask flax flourish fluent flute framer gatsby gin go grader grasshopper groovy helm hive homa ionic jaeger jasmine jest julia
	karma keynote kong lasting lashing leaflet less locust loki lumion make mantis mastering maven maya mixing mocha mongoose monitoring mural narration nemo node notion nuke
	obsidian oracle orbit outlook parade pathai pega perl photon pickling pig premiere presto procreate prophet props puppet r rails ras
	react remix replication rice rive rounds ruby running rust sabre safe sage salt samba sanity sass scala scoring scouring scratch selenium shadowing
	sketch slack slate sling spark spotting spring storm swift tableau tapas teams trailing unity vim vision whisper word workday yarn zoom zoning c d`.split(
		/\s+/,
	),
)

const before =
	/(?:\b(?:in|with|using|know|knows|of|on|ms|microsoft|adobe|apache|google|core|advanced|basic|working|like|e\.g\.|and|or)|[,;:|/•(&+–-]|^|\n)\s*$/i
const after =
	/^\s*(?:[,;|/•)&+\n.]|$|and\b|or\b|skills?\b|programming\b|developers?\b|language\b|required\b|needed\b|preferred\b|essential\b|knowledge\b|experience\b|is (?:a )?(?:must|plus|required|needed)\b|\d)/i
const notAfter = /^\s+(?:in|to|at|for|ahead|beyond|with|on|through|the|a)\b/i

/** Programming languages and tools. "Go developer wanted" names one, "Go, meet people" does not. */
const programming = new Set(
	'go r c d rust swift scala ruby perl dart elixir julia react node express spring flask selenium'.split(' '),
)
const programmers =
	/^\s+(?:developers?|programmers?|engineers?|programming|language|backend|microservices?)\b/i

/** Devices that run a system. Naming one says nothing about making software for it. */
const device =
	/^\s*(?:based\s+)?(?:smart\s?phones?|phones?|mobiles?|handsets?|cell\s?phones?|tablets?|tv|televisions?|devices?|users?|फोन|मोबाईल|मोबाइल|स्मार्टफोन)/i
const deviceBefore = /(?:phones?|mobiles?|handsets?|tablets?|फोन|मोबाईल|मोबाइल)\s*[(,:-]\s*$/i

/** Whether the text means the skill `name`, which it holds from `start` to `end`. */
export function isProved(name: string, text: string, start: number, end: number): boolean {
	if (/\s/.test(name)) return true
	if (/^\s*:/.test(text.slice(end))) return false // a heading
	const written = text.slice(start, end)
	if (systems.has(name.toLowerCase()) && isDevice(text, start, end)) return false
	if (isShortForm(name)) return written === name && !isShouted(text, start, end)
	if (!everyday.has(name.toLowerCase())) return true
	if (written.toLowerCase() === written && /[A-Z]/.test(name)) return false

	const [left, right] = [text.slice(Math.max(0, start - 20), start), text.slice(end, end + 20)]
	const opens = /(?:^|[.!?•\n])\s*$/.test(left)
	if (notAfter.test(right)) return false
	if (!opens) return before.test(left) && after.test(right)
	if (!programming.has(name.toLowerCase())) return /^\s*[,;|/)&+]/.test(right)
	// "Go, meet people" is an order.
	const isOrder = name.toLowerCase() === 'go' && /^\s*,\s*\p{Ll}/u.test(right)
	return programmers.test(right) || (/^\s*[,;|/)&+]/.test(right) && !isOrder)
}

const systems = new Set(['android', 'ios', 'अँड्रॉइड'])

/** Whether a phone or another device is meant, rather than making software for it. */
function isDevice(text: string, start: number, end: number): boolean {
	return (
		device.test(text.slice(end, end + 20)) || deviceBefore.test(text.slice(Math.max(0, start - 20), start))
	)
}

/** Whether a name is a word of everyday speech too, so that only the words around it can tell what is meant. */
export function isEveryday(name: string): boolean {
	return !/\s/.test(name) && (isShortForm(name) || name.length < 3 || everyday.has(name.toLowerCase()))
}

/** PR, HIS, MOST: everyday words unless they are in capitals. */
function isShortForm(name: string): boolean {
	return /^[A-Z]{2,5}$/.test(name)
}

/** Whether all words around it are in capitals, so that capitals mean nothing. */
function isShouted(text: string, start: number, end: number): boolean {
	const around = text.slice(Math.max(0, start - 30), start) + text.slice(end, end + 30)
	const words = around.match(/\b[A-Za-z]{4,}\b/g) ?? []
	return words.length >= 3 && words.every((word) => word === word.toUpperCase())
}
