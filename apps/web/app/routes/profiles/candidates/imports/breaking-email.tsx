/** An address that breaks before its host, where it does not fit into a line. */
export function BreakingEmail({ email }: { email: string }) {
	const at = email.indexOf('@')
	return (
		<>
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</>
	)
}
