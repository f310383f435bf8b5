/** What these return is overwritten by the next call. */
declare module 'wawoff2' {
	/** Packs a TrueType font as WOFF2. */
	export function compress(ttf: Uint8Array): Promise<Uint8Array>
	/** Unpacks a WOFF2 font to TrueType. */
	export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}
