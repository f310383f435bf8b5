/** Given names that are common where the portal is used, in their folded form; none is a word for work. */
export const givenNames: ReadonlySet<string> = new Set(
	`ajay akash akshay amit amol anand anil anita anjali ankit anna arjun arun ashok ashvini avinash babu bharat bhim bhimrao chetan
	david deepak dipak dinesh dnyaneshvar eknath fatima ganesh gita gopal govind hari harish imran irfan ishvar jagdish james jitendra john joseph
	kailas kailash kamal kavita kiran kishor kunal lakshman laxman lakshmi laxmi madhav madhuri mahesh manisha manoj mary meena michael mina mohamed
	mohan mukesh nagesh nanda narayan naresh nilesh nitin omkar pandurang parvati paul peter pooja puja pradip prakash pramod prashant pravin
	priya rahul raj raja rajan rajendra rajesh raju ram ramesh ravi ravindra rekha robert rohit rupali sachin salim samir sandip sangita sanjay santosh sarita
	satish savita shankar sharad shital shivaji shyam sima sita somnath subhash sudhir sunil sunita suresh sushila swati thomas tukaram uday
	umesh usha vaishali varsha vasant vijay vikas vilas vinod vishal vishnu vitthal vivek yashvant yogesh yusuf`
		.split(/\s+/)
		.map((name) => name.trim()),
)
