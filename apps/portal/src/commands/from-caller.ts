import { resolve } from 'node:path'

/** npm runs commands in the project's folder; a path is relative to the operator's folder. */
export function fromCaller(path: string) {
	return resolve(process.env['INIT_CWD'] ?? '.', path)
}
