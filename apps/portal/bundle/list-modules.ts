import { fileURLToPath } from 'node:url'
import { modulePaths } from '@profile-search/contract/module-paths'
import type { Plugin } from 'rolldown'

const file = fileURLToPath(import.meta.resolve('@profile-search/contract/modules'))

/** Turns the modules that the contract finds in its folder at run time into a list of imports. */
export function listModules(): Plugin {
	return {
		name: 'list-modules',
		load(id) {
			if (id !== file) return null
			const imports = modulePaths.map((path, at) => `import * as module${at} from './${path}'`)
			const entries = modulePaths.map((path, at) => `'${path}': module${at}`)
			return { code: `${imports.join('\n')}\nexport const modules = { ${entries} }`, moduleType: 'js' }
		},
	}
}
