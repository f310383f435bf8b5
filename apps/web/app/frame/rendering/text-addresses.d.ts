/** Made by the build, see `texts-plugin.ts`. */
declare module 'virtual:text-addresses' {
	/** The address of the folder with a folder for each language. */
	export const textFolder: string
	/** For each script that has texts, by its address, the name of their file. Empty in the browser. */
	export const textsOfScripts: Record<string, string>
}
