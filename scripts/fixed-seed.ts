import { configureGlobal } from 'fast-check'

/** Property tests and random walks take the same steps in every run, so that what passed today passes tomorrow. */
configureGlobal({ seed: 20_261_122 })
