import { decode, encode } from '@jridgewell/sourcemap-codec'
import type { Plugin } from 'rolldown'

/**
 * Reduces source maps to one place for each line, without the sources, which lie beside the bundle. That is enough for
 * stack traces, and a process that reads them keeps a twentieth.
 */
export function mapLines(): Plugin {
	return {
		name: 'map-lines',
		generateBundle(_options, files) {
			for (const file of Object.values(files)) {
				if (file.type !== 'asset' || !file.fileName.endsWith('.map')) continue
				const { version, sources, mappings } = JSON.parse(String(file.source))
				const lines = decode(mappings).map((segments) =>
					segments.filter((segment) => segment.length > 1).slice(0, 1),
				)
				for (const [first] of lines) first?.splice(4)
				file.source = JSON.stringify({ version, sources, names: [], mappings: encode(lines) })
			}
		},
	}
}
