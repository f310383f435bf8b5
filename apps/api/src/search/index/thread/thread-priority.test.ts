import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { threadId, yieldThread } from './thread-priority.ts'

const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0

test.runIf(isRootOnLinux)('a thread that yields stands behind the others until it is called back', () => {
	const id = threadId() ?? 0
	const usual = getPriority(id)

	const comeBack = yieldThread()
	const meanwhile = getPriority(id)
	comeBack()

	expect([meanwhile, getPriority(id)]).toEqual([10, usual])
})
