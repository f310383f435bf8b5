import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { CompletingInput } from './completing-input.tsx'
import { findTowns } from './find-towns.ts'

/** A field of a filter for a part of the name of a town, which offers whole names. */
export function TownNameField({ name, label }: { name: string; label: string }) {
	const input = useRef<HTMLInputElement>(null)
	const [search] = useSearchParams()
	return (
		<CompletingInput
			ref={input}
			name={name}
			label={label}
			defaultValue={search.get(name) ?? ''}
			complete={async (typed) => (await findTowns(typed)).towns}
			onChoose={({ text }) => {
				if (input.current) input.current.value = text
			}}
		/>
	)
}
