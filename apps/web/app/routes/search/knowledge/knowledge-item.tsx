import { saveKnowledge, showKnowledge } from '@profile-search/contract/search/knowledge'
import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/knowledge-item.ts'
import { KnowledgeFields } from './knowledge-fields.tsx'
import { KnowledgeNames } from './knowledge-names.tsx'
import { subjectOf, usesText } from './knowledge-text.ts'
import classes from './knowledge.module.css'
import { MergeDialog } from './merge-dialog.tsx'
import { Relations } from './relations.tsx'
import { TypicalSkills } from './typical-skills.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.item.name ?? ''} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const subject = subjectOf(args.url)
	return { item: await load(args, showKnowledge, { params: { subject, id: args.params.id } }) }
}

export default function KnowledgeItem({ loaderData: { item } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const [isMerging, setMerging] = useState(false)
	const { subject, id, name, nameHi, nameMr, field, view, isCurated, fields } = item

	return (
		<Page
			title={name}
			lead={[
				...usesText(item),
				t(
					view === 'known' ? (isCurated ? 'knowledge.curated' : 'knowledge.checked') : `knowledge.is.${view}`,
				),
			].join(' · ')}
			actions={
				<>
					<Link to={view === 'known' ? `/admin/${subject}` : `/admin/${subject}?view=${view}`}>
						{t(`knowledge.all.${subject}`)}
					</Link>
					{subject === 'professions' && (
						<Link to={`/profession-wise-view/${id}`}>{t('knowledge.asShown')}</Link>
					)}
					<Button variant="outline" onClick={() => setMerging(true)}>
						{t('knowledge.mergeButton')}
					</Button>
				</>
			}
		>
			<Section title={t('knowledge.nameAndField')}>
				<div className={classes.narrow}>
					<KnowledgeFields
						key={`${id} ${name} ${nameHi} ${nameMr} ${field}`}
						draft={{ name, nameHi: nameHi ?? '', nameMr: nameMr ?? '', field: field ?? '' }}
						fields={fields}
						action={t(view === 'known' ? 'knowledge.save' : 'knowledge.newOne')}
						save={(body) => send(saveKnowledge, { params: { subject, id }, body })}
						then={revalidate}
					/>
				</div>
			</Section>
			<Section title={t('knowledge.names')}>
				<KnowledgeNames item={item} />
			</Section>
			{subject === 'professions' && (
				<Section title={t('knowledge.typical')}>
					<TypicalSkills item={item} />
				</Section>
			)}
			<Section title={t('knowledge.relations')}>
				<Relations key={id} item={item} />
			</Section>
			<MergeDialog
				subject={subject}
				from={item}
				isOpen={isMerging}
				onClose={() => setMerging(false)}
				onMerged={(into) => navigate(`/admin/${subject}/${into.id}`)}
			/>
		</Page>
	)
}
