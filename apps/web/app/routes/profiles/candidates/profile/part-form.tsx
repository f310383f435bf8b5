import type { Details } from '@profile-search/contract/http/endpoint'
import {
	CandidateDraft,
	CandidateParts,
	saveMyProfileParts,
	showMyProfile,
} from '@profile-search/contract/profiles/candidates'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { send } from '#api.ts'
import { FormPart, goToPart } from '#features/profiles/parts/form-part.tsx'
import { mergeSaved } from '#features/profiles/parts/merge-saved.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FormFoot, FoundDraft, LeaveGuard, SectionNav } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { changedFields, partDraft } from './part-draft.ts'
import { type ProfileValues, draftOf, valuesOf } from './profile-form.ts'
import type { ProfilePart } from './profile-parts.tsx'
import classes from './profile-update.module.css'

type Props = {
	profile: Details<typeof showMyProfile>
	/** Under this name the browser keeps what is not saved yet. */
	name: string
	parts: readonly ProfilePart[]
	/** Whether the parts follow each other, and may be left empty; otherwise it goes on to what is missing. */
	isWay?: boolean
	/** What is done once there is nothing left to go on to. */
	onEnd: () => void
	/** What else is beside the button. */
	foot: ReactNode
}

/**
 * The form of a profile, or of some parts of it. One part is open; saving saves it, with all that was changed in the
 * others, and opens the next one.
 */
export function PartForm({ profile, name, parts, isWay = false, onEnd, foot }: Props) {
	const { t } = useTranslation()
	const { hash } = useLocation()
	const list = useRef<HTMLDivElement>(null)
	const [saved, setSaved] = useState(() => valuesOf(profile))
	const faultsIn = (part: ProfilePart, values: ProfileValues) => {
		const faults = Object.entries(errorsOf(CandidateDraft, draftOf(values)))
		return Object.fromEntries(faults.filter(([path]) => isIn(part, path)))
	}
	const isComplete = (part: ProfilePart, values: ProfileValues) =>
		Object.keys(faultsIn(part, values)).length === 0
	const firstOpen = isWay ? parts[0] : (parts.find((part) => !isComplete(part, saved)) ?? parts[0])
	const [openId, setOpenId] = useState(firstOpen?.id ?? '')
	const open = parts.find(({ id }) => id === openId)

	const all = parts.flatMap(({ fields }) => fields)
	/** The fields to check: those of the open part, and what was changed in others. */
	const fieldsToCheck = (values: ProfileValues) => [
		...new Set([...(open?.fields ?? []), ...changedFields(saved, values, all)]),
	]
	const check = (values: ProfileValues) => {
		const fields: string[] = fieldsToCheck(values)
		if (isWay) return errorsOf(CandidateParts, partDraft(values, fieldsToCheck(values)))
		const faults = Object.entries(errorsOf(CandidateDraft, draftOf(values)))
		return Object.fromEntries(faults.filter(([path]) => fields.includes(nameIn(path))))
	}
	const { form, kept, isSending, isSaved, saving } = useKeptForm<ProfileValues>(name, saved, check)
	const { values } = form

	const go = (id: string) => {
		setOpenId(id)
		goToPart(id)
	}
	/** Opens the first part with one of these faults, unless the open one has some. */
	const showFaults = (faults: Record<string, string>) => {
		const bad = parts.filter((part) => Object.keys(faults).some((path) => isIn(part, path)))
		if (bad[0] && !bad.some(({ id }) => id === openId)) setOpenId(bad[0].id)
	}
	const next = isWay
		? parts[parts.findIndex(({ id }) => id === openId) + 1]
		: parts.find((part) => part.id !== openId && !isComplete(part, values))

	const save = saving(
		async (sent) => {
			const current = await send(showMyProfile)
			if (!current.details) return current
			const theirs = valuesOf(current.details)
			const { merged, taken, contested } = mergeSaved(saved, sent, theirs)
			const changed = changedFields(saved, sent, all)
			if (contested.length > 0) {
				setSaved(theirs)
				const both = changedFields(theirs, sent, changedFields(saved, theirs, changed))
				const fields = Object.fromEntries(both.map((field) => [field, t('problems.changedMeanwhile')]))
				showFaults(fields)
				return { errorCode: 409, message: t('problems.changedMeanwhile'), fields }
			}
			const body = CandidateParts.parse(partDraft(sent, changed))
			const answer = await send(saveMyProfileParts, { body })
			if (answer.fields) showFaults(answer.fields)
			if (answer.errorCode !== 0) return answer
			// Only these, since what is typed while it is being saved stays.
			form.setValues(taken)
			form.resetDirty(merged)
			setSaved(merged)
			if (next) go(next.id)
			return answer
		},
		next ? undefined : onEnd,
	)

	// Before scripts, the browser opens parts by itself.
	useLayoutEffect(() => {
		const shown = list.current?.querySelector('details[open]')
		if (shown) setOpenId(shown.id)
	}, [])
	const goTo = useEffectEvent((id: string) => go(id))
	// The server does not see the hash.
	useEffect(() => {
		const named = document.getElementById(hash.slice(1))
		if (named?.matches('details')) requestAnimationFrame(() => goTo(named.id))
	}, [hash])

	const missing = parts.reduce((sum, part) => sum + Object.keys(faultsIn(part, values)).length, 0)
	return (
		<>
			<FoundDraft kept={kept} fill={form.setValues} />
			<form
				className={isWay ? undefined : classes.form}
				method="post"
				noValidate
				onSubmit={(event) => {
					showFaults(check(values))
					save(event)
				}}
			>
				{!isWay && (
					<SectionNav
						parts={parts.map((part) => ({ ...part, isDone: isComplete(part, values) }))}
						current={openId}
						onGo={go}
					>
						<p className={classes.progress}>
							{missing === 0 ? t('profile.complete') : t('profile.missing', { count: missing })}
						</p>
					</SectionNav>
				)}
				<div ref={list}>
					{parts.map((part) => (
						<FormPart
							key={part.id}
							{...part}
							told={part.tell(values)}
							isDone={isComplete(part, values) && part.tell(values) !== ''}
							isOpen={part.id === openId}
							onOpen={() => setOpenId(part.id)}
						>
							{part.content(form)}
						</FormPart>
					))}
					<FormFoot>
						<Button type="submit" size="lg" loading={isSending}>
							{t(next || isWay ? 'firstSteps.save' : 'profile.save')}
						</Button>
						{foot}
					</FormFoot>
				</div>
			</form>
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</>
	)
}

function isIn({ fields }: ProfilePart, path: string) {
	return fields.some((field) => field === nameIn(path))
}

function nameIn(path: string) {
	return path.split('.')[0] ?? ''
}
