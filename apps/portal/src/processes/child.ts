import '@profile-search/db/embedded/quick-start'

/** A process that the primary has started: it serves requests, or works in the background. */
const { runChild } = await import('./run-child.ts')
runChild()
