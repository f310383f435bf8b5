import * as contract from '@profile-search/contract/site/admin'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { saveSettings } from '#platform/settings/save-settings.ts'
import { countViews } from '#search/knowledge/list-knowledge.ts'
import { countOpenGrievances } from '#trust/grievances/officers/list-grievances.ts'
import { countCases } from '#trust/moderation/queries.ts'
import { countContactMessages } from '../contact/queries.ts'
import { diskOf } from '../operations/health/disk.ts'
import { countFailed } from '../operations/queue/queries.ts'
import { keepLogo, removeLogo } from './logo.ts'

export function adminRoutes(app: FastifyInstance, { db, files, dataFolder }: RouteContext) {
	serve(app, contract.showAdminSettings, () => findSiteSettings(db))

	serve(app, contract.saveAdminSettings, (request) => saveSettings(db, signedIn(request).id, request.body))

	serve(app, contract.saveSiteLogo, (request) => keepLogo(db, files, signedIn(request).id, request.body.file))

	serve(app, contract.removeSiteLogo, async (request) => {
		await removeLogo(db, signedIn(request).id)
		return null
	})

	serve(app, contract.showAdminCounts, async () => {
		const [grievances, contact, settings, { typed }, reports, failedWork] = await Promise.all([
			countOpenGrievances(db),
			countContactMessages(db),
			findSiteSettings(db),
			countViews(db, 'skills'),
			countCases(db),
			countFailed(db),
		])
		return {
			grievances,
			contact: { open: contact.open },
			reports: { open: reports.open, escalated: reports.escalated },
			failedWork,
			disk: dataFolder ? await diskOf(dataFolder) : ('ready' as const),
			hasOfficer: settings.officerName !== null,
			typedSkills: typed,
		}
	})
}
