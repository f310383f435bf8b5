import { PageLanguage } from '@profile-search/contract/platform/languages'
import { type ReactNode, useState } from 'react'
import { createRoutesStub, Link, useSearchParams } from 'react-router'
import { i18n } from '#text/i18n.ts'
import { Alerts } from '#ui/action/alerts.tsx'
import { Toasts } from '#ui/action/toasts.tsx'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { Logo } from '#ui/page/logo.tsx'
import { Kit } from '#ui/theme/kit/kit.tsx'
import type { Part } from './part.ts'
import { rooms } from './registry.ts'
import classes from './styleguide.module.css'

const schemes = ['light', 'dark'] as const

/** Every part of `ui/` in each of its states, a folder at a time. */
export function Styleguide() {
	const [Site] = useState(() =>
		createRoutesStub([{ id: 'root', path: '*', Component: Shown, HydrateFallback: () => null }]),
	)
	const { pathname, search } = window.location
	return (
		<Site initialEntries={[pathname + search]} hydrationData={{ loaderData: { root: { settings: null } } }} />
	)
}

function Shown() {
	const [search] = useSearchParams()
	const scheme = schemes.find((each) => each === search.get('scheme'))
	const shown = rooms.find(({ name }) => name === search.get('room')) ?? rooms[0]
	return (
		<Dressed scheme={scheme}>
			<main id="content" className={classes.main}>
				<div className={classes.head}>
					<Link to="?" className={classes.brand}>
						<Logo />
						Styleguide
					</Link>
					<Choices name="scheme" label="Colours" values={schemes} shown={scheme} />
					{/* Texts are loaded in one language, so another one loads the page again. */}
					<Choices
						name="lang"
						label="Language"
						values={PageLanguage.options}
						shown={i18n.language}
						isReloading
					/>
				</div>
				<Choices name="room" label="Folders" values={rooms.map(({ name }) => name)} shown={shown?.name} />
				<h1>{shown?.name}</h1>
				{shown?.parts.map((part) => (
					<ShownPart key={part.name} part={part} />
				))}
			</main>
		</Dressed>
	)
}

/** What `root.tsx` puts around every page. */
export function Dressed({
	scheme,
	children,
}: {
	scheme?: 'light' | 'dark' | undefined
	children: ReactNode
}) {
	return (
		<Kit scheme={scheme}>
			<Toasts />
			{children}
			<Alerts />
		</Kit>
	)
}

type ChoicesProps = {
	name: string
	label: string
	values: readonly string[]
	shown: string | undefined
	isReloading?: boolean
}

/** Links that change one thing about what is shown, and keep the rest. */
function Choices({ name, label, values, shown, isReloading = false }: ChoicesProps) {
	const [search] = useSearchParams()
	return (
		<FilterLinks label={label}>
			{values.map((value) => {
				const query = new URLSearchParams(search)
				query.set(name, value)
				return isReloading ? (
					<a key={value} href={`?${query}`} aria-current={value === shown ? 'true' : undefined}>
						{value}
					</a>
				) : (
					<Link key={value} to={`?${query}`} aria-current={value === shown ? 'true' : undefined}>
						{value}
					</Link>
				)
			})}
		</FilterLinks>
	)
}

function ShownPart({ part: { name, states } }: { part: Part }) {
	return (
		<div className={classes.part}>
			<h2>{name}</h2>
			<div className={classes.states}>
				{Object.entries(states).map(([state, shown]) => (
					<figure key={state}>
						<figcaption>{state}</figcaption>
						{shown}
					</figure>
				))}
			</div>
		</div>
	)
}
