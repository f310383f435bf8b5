import { fullName } from '@profile-search/contract/accounts/full-name'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { removeMyPhoto, saveMyPhoto } from '@profile-search/contract/profiles/pictures'
import type { ReactNode } from 'react'
import { send } from '#api.ts'
import { education } from '#features/profiles/education.ts'
import { type Language, LanguageRows } from '#features/search/language-rows.tsx'
import type { Profession } from '#features/search/profession-select.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { ImageField } from '#ui/picture/image-field.tsx'
import { duration } from '#ui/text/amounts.ts'
import type { Field } from './part-draft.ts'
import { BirthDateField, ContactFields, MobileField, VisibilityField } from './profile-contact.tsx'
import {
	ExperienceFields,
	HeadlineFields,
	PreferredProfessions,
	TownField,
	WishFields,
	YouFields,
} from './profile-fields.tsx'
import type { ProfileForm, ProfileValues } from './profile-form.ts'
import { SkillFields, entriesOf } from './skill-fields.tsx'

type Section = 'you' | 'skills' | 'experience' | 'languages' | 'wishes' | 'contact' | 'visibility'

/** A part of the form of a profile, which is saved by itself. */
export type ProfilePart = {
	id: string
	title: string
	text: string
	/** The fields in it, by their names in the contract. */
	fields: readonly Field[]
	/** What the values of its fields say, in few words. */
	tell: (values: ProfileValues) => string
	content: (form: ProfileForm) => ReactNode
}

type Loaded = {
	profile: Details<typeof showMyProfile>
	professions: Profession[]
	languages: Language[]
}

const wishes = [
	'preferredPlaceIds',
	'willingToMove',
	'workModes',
	'expectedPay',
	'isPayShown',
	'noticeDays',
] as const

/** The parts that the form of the profile and the first steps are put together from. */
export function useProfileParts({ profile, professions, languages }: Loaded) {
	const { t } = useTranslation()
	const part = (section: Section, fields: readonly Field[], rest: Pick<ProfilePart, 'tell' | 'content'>) => ({
		id: section,
		title: t(`profile.sections.${section}`),
		text: t(`profile.sectionText.${section}`),
		fields,
		...rest,
	})
	const tellWishes = ({ placeName, preferredPlaces, workModes }: ProfileValues) =>
		tell(
			placeName,
			...preferredPlaces.map(({ name }) => name),
			...workModes.map((mode) => t(`values.workMode.${mode}`)),
		)

	return {
		you: part('you', ['headline', 'summary', 'professionId', 'preferredProfessionIds', 'links'], {
			tell: ({ headline }) => headline,
			content: (form) => (
				<>
					<ImageField
						label={t('picture.photo')}
						description={t('picture.photoText')}
						image={profile.image}
						name={fullName(profile)}
						shape="round"
						save={(file) => send(saveMyPhoto, { body: { file } })}
						remove={() => send(removeMyPhoto)}
					/>
					<YouFields form={form} professions={professions} />
				</>
			),
		}),
		profession: {
			...part('you', ['headline', 'professionId', 'placeId'], {
				tell: ({ headline, placeName }) => tell(headline, placeName),
				content: (form) => (
					<>
						<HeadlineFields form={form} professions={professions} />
						<TownField form={form} />
					</>
				),
			}),
			title: t('profile.profession'),
		},
		skills: part('skills', ['skills'], {
			tell: ({ skills }) => skills.map(({ name }) => name).join(', '),
			content: (form) => <SkillFields form={form} entries={entriesOf(profile)} />,
		}),
		experience: part('experience', ['experienceMonths', 'education', 'fieldOfStudy'], {
			tell: ({ years, months, education: level }) =>
				tell(
					years !== null || months !== null ? duration((years ?? 0) * 12 + (months ?? 0)) : '',
					level === null ? '' : education(level),
				),
			content: (form) => <ExperienceFields form={form} workedMonths={profile.workedMonths} />,
		}),
		languages: part('languages', ['languages'], {
			tell: ({ languages: claims }) =>
				claims.flatMap(({ code }) => languages.find((one) => one.code === code)?.name ?? []).join(', '),
			content: (form) => (
				<LanguageRows
					languages={languages}
					{...form.getInputProps('languages')}
					value={form.values.languages}
				/>
			),
		}),
		wishes: part('wishes', ['placeId', ...wishes], {
			tell: tellWishes,
			content: (form) => (
				<>
					<TownField form={form} />
					<WishFields form={form} />
				</>
			),
		}),
		/** The wishes without the town, which the first steps ask for before. */
		preferences: part('wishes', ['preferredProfessionIds', ...wishes], {
			tell: (values) => tellWishes({ ...values, placeName: '' }),
			content: (form) => (
				<>
					<PreferredProfessions form={form} professions={professions} />
					<WishFields form={form} />
				</>
			),
		}),
		contact: part('contact', ['mobileNumber', 'whatsappNumber', 'birthDate', 'linkedinUrl', 'address'], {
			tell: ({ mobileNumber }) => mobileNumber,
			content: (form) => <ContactFields form={form} />,
		}),
		/** As much of the contact as a whole profile needs. */
		reach: part('contact', ['mobileNumber', 'birthDate'], {
			tell: ({ mobileNumber }) => mobileNumber,
			content: (form) => (
				<>
					<MobileField form={form} />
					<BirthDateField form={form} />
				</>
			),
		}),
		visibility: part('visibility', ['visibility'], {
			tell: ({ visibility }) => t(`profile.visibility.${visibility}`),
			content: (form) => <VisibilityField form={form} />,
		}),
	}
}

function tell(...facts: string[]) {
	return facts.filter(Boolean).join(' · ')
}
