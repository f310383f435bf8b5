/** Words for what people work with. glossary.ts describes the format. */
export const things = `
medicine: औषध, औषधे, औषधी, दवा, दवाई, दवाइयाँ, दवाइयां, मेडिसिन, aushadh, dawai, davai
injection: इंजेक्शन, इन्जेक्शन
vaccine: लस, लसीकरण, टीका, टीकाकरण, lasikaran, teeka, teekakaran
saline: सलाइन, सलाईन
dressing: मलमपट्टी, ड्रेसिंग, malampatti
blood: रक्त, खून, ख़ून, rakta, khoon
pressure: रक्तदाब, रक्तचाप, प्रेशर, raktdab, raktchap
temperature: तापमान, tapman
fever: ताप, बुखार, bukhar
disease: आजार, रोग, बीमारी, aajar, bimari
wound: जखम, घाव, jakham
sample: नमुना, नमूना, सॅम्पल, सैंपल, namuna
diet: आहार, डाएट, डाइट, aahar
weight: वजन, वज़न, vajan, wajan
bed: खाट, बेड, बिस्तर, bistar
eye: डोळे, डोळ, नेत्र, आँख, आंख, netra
dental: दात, दाँत, दांत, दंत
skin: त्वचा, tvacha, twacha
cloth: कापड, कपडा, कपडे, कपड़ा, वस्त्र, kapda, kapde, vastra
saree: साडी, साड़ी
blouse: ब्लाउज, ब्लाऊज, ब्लाउज़
uniform: गणवेश, वर्दी, युनिफॉर्म, ganvesh, vardi
thread: धागा, दोरा, dhaga
needle: सुई, सुया
yarn: सूत, सुत, यार्न
leather: चामडे, चमड़ा, chamda
iron: लोखंड, लोखंडी, लोहा, इस्त्री, lokhand, loha, istri
steel: पोलाद, स्टील, polad
metal: धातू, धातु, dhatu
gold: सोने, सोन्य, स्वर्ण
jewellery: दागिने, दागिना, गहने, जेवर, ज्वेलरी, dagine, gahne
wood: लाकूड, लाकड, लाकडी, लकड़ी, lakud, lakdi
furniture: फर्निचर, फर्नीचर
paper: कागद, कागज, काग़ज़, पेपर, kagad, kagaj, kagaz
plastic: प्लास्टिक
chemical: रसायन, रासायनिक, केमिकल, rasayan
brick: वीट, विट, ईंट, eent
cement: सिमेंट, सीमेंट
concrete: काँक्रीट, कॉंक्रीट, कंक्रीट
sand: वाळू, रेती, बालू, reti
stone: दगड, पत्थर, dagad, patthar
soil: माती, मिट्टी, mitti
wall: भिंत, दीवार, bhint, deewar, diwar
roof: छत, छप्पर, chhat, chhappar
floor: फरशी, फर्श, मजला, farshi
tile: टाइल, टाईल, टाइल्स, टाईल्स
door: दरवाजा, दरवाज़ा, darwaja, darvaja, darwaza
window: खिडकी, खिड़की, khidki
plaster: गिलावा, प्लास्टर, gilava
pipe: पाइप, पाईप, नळी
tap: नळ, नल
water: पाणी, पानी, paani, pani
drain: गटार, नाली, gatar
pump: पंप, पम्प
tank: टाकी, टंकी, tanki
electricity: वीज, विज, विजे, बिजली, विद्युत, इलेक्ट्रिक, इलेक्ट्रिकल, bijli, vidyut
wire: तार, वायर, वायरिंग, taar
cable: केबल
meter: मीटर
battery: बॅटरी, बैटरी
motor: मोटर, मोटार
light: दिवे, दिवाबत्ती, लाइट, लाईट
solar: सौर, सौरऊर्जा, सोलर
energy: ऊर्जा, urja
generator: जनित्र, जनरेटर
machine: यंत्र, मशीन, yantra
tool: अवजार, औजार, औज़ार, avjar, aujar
equipment: उपकरण, upkaran
engine: इंजिन, इंजन
vehicle: वाहन, गाडी, गाड, गाड़ी, गाड़, vahan, gaadi, gadi
car: मोटारगाडी, कार
truck: ट्रक
tractor: ट्रॅक्टर, ट्रैक्टर
bike: बाइक, बाईक
wheeler: दुचाकी, चारचाकी, दोपहिया, duchaki, dopahiya
cycle: सायकल, साइकिल
rickshaw: रिक्षा, रिक्शा, riksha
tyre: टायर
oil: तेल, ऑइल
fuel: इंधन, ईंधन, indhan
petrol: पेट्रोल
diesel: डिझेल, डीज़ल, डीजल
goods: माल, सामान, वस्तू, samaan, maal
parcel: पार्सल
box: पेटी, खोका, डिब्बा, बॉक्स, dibba
bag: पिशवी, थैला, बॅग, बैग, thaila
stock: साठा, स्टॉक, satha
crop: पीक, पिक, पिके, फसल, फ़सल, fasal
seed: बियाणे, बीज, biyane
fertiliser: खत, खाद, उर्वरक, khaad, urvarak
pesticide: कीटकनाशक, कीटनाशक, kitaknashak, kitnashak
tree: झाड, झाडे, वृक्ष, पेड़, jhad
sapling: रोप, रोपे, पौधा, paudha
flower: फूल, फुल, फुले, phool
fruit: फळ, फळे, फल
vegetable: भाजी, भाजीपाला, सब्जी, सब्ज़ी, bhaji, bhajipala, sabji, sabzi
grain: धान्य, अनाज, anaj
rice: तांदूळ, तांदुळ, चावल, tandul, chawal
wheat: गहू, गेहूँ, गेहूं, gehu
cotton: कापूस, कापस, कपास, kapus, kapas
sugarcane: ऊस, उसा, गन्ना, ganna
sugar: साखर, शक्कर, sakhar
onion: कांदा, प्याज, प्याज़, pyaj
grape: द्राक्ष, द्राक्षे, अंगूर, draksh
pomegranate: डाळिंब, अनार, dalimb
milk: दूध, दुध, दुग्ध, doodh, dudh
cow: गाय, गायी, गायें
buffalo: म्हैस, म्हशी, भैंस, bhains
goat: शेळी, बकरी, sheli, bakri
poultry: कुक्कुटपालन, कोंबडी, मुर्गी, मुर्गीपालन, kombdi, murgi
fish: मासे, मासळी, मासेमारी, मछली, मत्स्य, machhli
animal: जनावर, जनावरे, प्राणी, पशू, पशु, जानवर, janavar, janwar, pashu
livestock: पशुधन, पशुपालन, pashudhan, pashupalan
fodder: चारा, वैरण, chara
land: जमीन, जमिन, ज़मीन, भूमी, jamin, zameen
account: खाते, खाता, हिशेब, हिशोब, हिसाब, लेखा, अकाउंट, अकाउंट्स, khate, khata, hishob, hisab, hisaab
bill: बिल, बिले, बिलिंग, देयक, deyak
ledger: खातेवही, बही, बहीखाता, लेजर, khatevahi, bahikhata
voucher: व्हाउचर, वाउचर
invoice: बीजक, इन्व्हॉइस, इनवॉइस
challan: चलान, चालान
receipt: पावती, रसीद, pavti, rasid
cheque: धनादेश, चेकबुक, dhanadesh
cash: रोख, रोकड, नकद, नगद, नकदी, कॅश, कैश, rokh, rokad, nakad, nagad
money: पैसा, रक्कम, paisa, paise
loan: कर्ज, क़र्ज़, ऋण, लोन, karj, karz
credit: उधार, उधारी, क्रेडिट, udhari
deposit: ठेव, जमा, डिपॉझिट, jama
saving: बचत, bachat
instalment: हप्ता, हप्ते, किस्त, क़िस्त, hapta, kist
insurance: विमा, बीमा, इन्शुरन्स, इंश्योरेंस, vima, bima
policy: धोरण, पॉलिसी
claim: दावा, दावे, क्लेम
tax: आयकर, टॅक्स, टैक्स, aaykar
gst: जीएसटी
tally: टॅली, टैली
pension: निवृत्तीवेतन, निवृत्तिवेतन, पेन्शन, पेंशन
budget: अंदाजपत्रक, बजेट, बजट
price: किंमत, कीमत, क़ीमत, kimat, keemat
cost: लागत, lagat
expense: खर्च, ख़र्च, kharch, kharcha
profit: नफा, मुनाफा, munafa
order: आदेश, ऑर्डर
tender: निविदा, टेंडर, nivida
subsidy: अनुदान, सब्सिडी, anudan
fund: निधी, निधि, फंड
letter: पत्र, पत्रे, चिठ्ठी, चिट्ठी, patra, chitthi
correspondence: पत्रव्यवहार, पत्राचार, patravyavahar, patrachar
mail: टपाल, डाक, tapal
file: संचिका, नस्ती, फाइल, फाईल, sanchika
record: नोंद, नोंदी, अभिलेख, रेकॉर्ड, रिकॉर्ड, nond, abhilekh
entry: प्रविष्टी, प्रविष्टि, एंट्री, pravishti
register: नोंदवही, पंजी, रजिस्टर, nondvahi
registration: नोंदणी, पंजीकरण, पंजीयन, रजिस्ट्रेशन, nondani, panjikaran
registered: नोंदणीकृत, पंजीकृत
form: प्रपत्र, फॉर्म, फ़ॉर्म, prapatra
application: अर्ज, आवेदन, अर्ज़ी, avedan, arji
document: कागदपत्र, कागदपत्रे, दस्तऐवज, दस्तावेज, दस्तावेज़, kagadpatra, dastavej
certificate: प्रमाणपत्र, दाखला, दाखले, सर्टिफिकेट, pramanpatra, dakhla
licence: परवाना, अनुज्ञप्ती, लायसन्स, लाइसेंस, parvana
permission: परवानगी, अनुमती, अनुमति, parvangi, anumati
agreement: करार, करारनामा, इकरारनामा, karar
affidavit: प्रतिज्ञापत्र, शपथपत्र, हलफनामा, shapathpatra
stamp: मुद्रांक, शिक्का, स्टॅम्प, mudrank
notice: नोटीस, नोटिस
information: माहिती, जानकारी, mahiti, jankari
report: अहवाल, प्रतिवेदन, रिपोर्ट, ahval, prativedan
draft: मसुदा, मसौदा, प्रारूप, masuda, prarup
copy: नक्कल, नकल
signature: स्वाक्षरी, हस्ताक्षर, swakshari, hastakshar
inward: आवक, aavak
outward: जावक, javak
scheme: योजना, yojana
plan: नियोजन, आराखडा, प्लॅन, niyojan, arakhda
project: प्रकल्प, परियोजना, प्रोजेक्ट, prakalp, pariyojana
programme: कार्यक्रम, उपक्रम, karyakram
meeting: बैठक, सभा, मीटिंग, baithak, sabha
survey: सर्वेक्षण, सर्वे, sarvekshan
measure: मोजणी, मोजमाप, माप, मापे, नाप, नापजोख, mojni, mojmap, naap
map: नकाशा, नक्शा, मानचित्र, nakasha, naksha
drawing: आरेखन, रेखाचित्र, चित्रकला, ड्रॉइंग, ड्रॉईंग
photo: छायाचित्र, तस्वीर, फोटो, फ़ोटो
book: पुस्तक, किताब, pustak, kitab
newspaper: वर्तमानपत्र, वृत्तपत्र, अखबार, अख़बार, akhbar
news: बातमी, बातम्या, समाचार, batmi, samachar
computer: संगणक, कॉम्प्युटर, कंप्यूटर, कम्प्यूटर, sangnak
mobile: मोबाईल, मोबाइल
phone: दूरध्वनी, फोन, फ़ोन
internet: इंटरनेट
website: संकेतस्थळ, वेबसाइट, वेबसाईट, sanketsthal
software: सॉफ्टवेअर, सॉफ्टवेयर
portal: पोर्टल
data: आकडेवारी, आँकड़े, आंकड़े, डेटा, डाटा
printer: प्रिंटर
camera: कॅमेरा, कैमरा
video: व्हिडिओ, वीडियो, विडियो
scan: स्कॅन, स्कॅनिंग, स्कैन, स्कैनिंग
network: नेटवर्क
fibre: फायबर, फाइबर
`
