/** Fills the {gaps} of a sentence frame. */
export function fill(frame: string, values: Record<string, string | number>): string {
	return frame.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
