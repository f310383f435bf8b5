import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFiles } from './compress-files.ts'

export default {
	ssr: true,
	appDirectory: 'app',
	buildDirectory: 'build',
	buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
