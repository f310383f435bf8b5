import { parentPort } from 'node:worker_threads'

/** Ends the whole program once it has taken more memory than allowed. */

const most = Number(process.env['CONFINED_MEMORY']) * 1024 * 1024
const before = process.memoryUsage.rss()
setInterval(() => {
	if (process.memoryUsage.rss() - before > most) process.kill(process.pid, 'SIGKILL')
}, 10)
parentPort?.postMessage('watching')
