import { modulePaths } from './module-paths.ts'

/** What the modules of the contract export, by path. The bundle of the server has this as a list of imports. */
export const modules: Record<string, Record<string, unknown>> = {}

// One after another: a test runner that imports one module from two places at once may evaluate it twice.
for (const path of modulePaths) modules[path] = await import(new URL(path, import.meta.url).href)
