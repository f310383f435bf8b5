import { Button } from '@mantine/core'
import { CandidateDraft, saveMyProfile, showMyProfile } from '@profile-search/contract/profiles/candidates'
import { removeMyPhoto, saveMyPhoto } from '@profile-search/contract/profiles/pictures'
import { listLanguages, listProfessions } from '@profile-search/contract/search/reference'
import { Link, useNavigate } from 'react-router'
import { load, send } from '#api.ts'
import { LanguageRows } from '#features/search/language-rows.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FormFoot, FormSection, FoundDraft, LeaveGuard, SectionNav } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { Page } from '#ui/page/page.tsx'
import { ImageField } from '#ui/picture/image-field.tsx'
import type { Route } from './+types/profile-update.ts'
import { ContactFields, VisibilityField } from './profile-contact.tsx'
import { ExperienceFields, TownField, WishFields, YouFields } from './profile-fields.tsx'
import { type ProfileValues, draftOf, profileSections, valuesOf } from './profile-form.ts'
import classes from './profile-update.module.css'
import { SkillFields, entriesOf } from './skill-fields.tsx'

export const meta = () => [{ title: `${i18n.t('profile.title')} · ${i18n.t('site.name')}` }]

type SectionId = keyof typeof profileSections
const sectionIds: SectionId[] = [
	'you',
	'skills',
	'experience',
	'languages',
	'wishes',
	'contact',
	'visibility',
]

export async function loader(args: Route.LoaderArgs) {
	const [profile, professions, languages] = await Promise.all([
		load(args, showMyProfile),
		load(args, listProfessions, { query: {} }),
		load(args, listLanguages),
	])
	return { profile, professions, languages }
}

export default function ProfileUpdate({
	loaderData: { profile, professions, languages },
}: Route.ComponentProps) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { form, kept, isSending, isSaved, saving } = useKeptForm<ProfileValues>(
		`profile:${profile.id}`,
		valuesOf(profile),
		(values) => errorsOf(CandidateDraft, draftOf(values)),
	)
	const open = Object.keys(errorsOf(CandidateDraft, draftOf(form.values)))
	const fieldsOf = (id: SectionId): readonly string[] => profileSections[id]

	const save = saving(
		async (values) => {
			return send(saveMyProfile, { body: CandidateDraft.parse(draftOf(values)) })
		},
		() => navigate('/employee-dashboard'),
	)

	return (
		<Page
			title={t('profile.title')}
			companion={t('profile.companion')}
			lead={t('profile.lead')}
			actions={
				<Button component={Link} to="/resume-import" variant="default">
					{t('resumeImport.link')}
				</Button>
			}
		>
			<FoundDraft kept={kept} fill={form.setValues} />
			<form className={classes.form} method="post" noValidate onSubmit={save}>
				<SectionNav
					parts={sectionIds.map((id) => ({
						id,
						title: t(`profile.sections.${id}`),
						isDone: !open.some((path) => fieldsOf(id).includes(path.split('.')[0] ?? '')),
					}))}
				>
					<p className={classes.progress}>
						{open.length === 0 ? t('profile.complete') : t('profile.missing', { count: open.length })}
					</p>
				</SectionNav>
				<div>
					<FormSection id="you" title={t('profile.sections.you')} text={t('profile.sectionText.you')}>
						<ImageField
							label={t('picture.photo')}
							description={t('picture.photoText')}
							image={profile.image}
							name={`${profile.firstName} ${profile.lastName}`}
							shape="round"
							save={(file) => send(saveMyPhoto, { body: { file } })}
							remove={() => send(removeMyPhoto)}
						/>
						<YouFields form={form} professions={professions} />
					</FormSection>
					<FormSection
						id="skills"
						title={t('profile.sections.skills')}
						text={t('profile.sectionText.skills')}
					>
						<SkillFields form={form} entries={entriesOf(profile)} />
					</FormSection>
					<FormSection
						id="experience"
						title={t('profile.sections.experience')}
						text={t('profile.sectionText.experience')}
					>
						<ExperienceFields form={form} workedMonths={profile.workedMonths} />
					</FormSection>
					<FormSection
						id="languages"
						title={t('profile.sections.languages')}
						text={t('profile.sectionText.languages')}
					>
						<LanguageRows
							languages={languages}
							{...form.getInputProps('languages')}
							value={form.values.languages}
						/>
					</FormSection>
					<FormSection
						id="wishes"
						title={t('profile.sections.wishes')}
						text={t('profile.sectionText.wishes')}
					>
						<TownField form={form} />
						<WishFields form={form} />
					</FormSection>
					<FormSection
						id="contact"
						title={t('profile.sections.contact')}
						text={t('profile.sectionText.contact')}
					>
						<ContactFields form={form} />
					</FormSection>
					<FormSection
						id="visibility"
						title={t('profile.sections.visibility')}
						text={t('profile.sectionText.visibility')}
					>
						<VisibilityField form={form} />
					</FormSection>
					<FormFoot>
						<Button type="submit" size="lg" loading={isSending}>
							{t('profile.save')}
						</Button>
						<Link to="/employee-dashboard">{t('profile.back')}</Link>
					</FormFoot>
				</div>
			</form>
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</Page>
	)
}
