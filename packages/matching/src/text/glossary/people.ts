/** Words for where people work, and for the people there. glossary.ts describes the format. */
export const people = `
hospital: रुग्णालय, दवाखाना, इस्पितळ, हॉस्पिटल, हास्पिटल, अस्पताल, चिकित्सालय, rugnalay, dawakhana, aspatal, haspatal, chikitsalay
clinic: क्लिनिक, क्लीनिक
ward: वॉर्ड, वार्ड
laboratory: प्रयोगशाळा, प्रयोगशाला, लॅब, लैब, prayogshala
pharmacy: फार्मसी, फार्मेसी
ambulance: रुग्णवाहिका, ॲम्ब्युलन्स, अॅम्ब्युलन्स, एम्बुलेंस, rugnavahika
school: शाळा, विद्यालय, पाठशाला, स्कूल, shala, vidyalay, pathshala
college: महाविद्यालय, कॉलेज, mahavidyalay
university: विद्यापीठ, विश्वविद्यालय, युनिव्हर्सिटी, यूनिवर्सिटी, vidyapith, vishwavidyalay
class: इयत्ता, कक्षा, वर्ग, क्लास, iyatta, kaksha
library: ग्रंथालय, वाचनालय, पुस्तकालय, लायब्ररी, लाइब्रेरी, granthalay, vachanalay, pustakalay
hostel: वसतिगृह, छात्रावास, हॉस्टेल, हॉस्टल, vasatigruh, chhatravas
anganwadi: अंगणवाडी, आंगनवाड़ी, आंगनबाड़ी, aanganwadi, anganbadi
balwadi: बालवाडी, बालवाड़ी, balvadi
shop: दुकान, शॉप, dukan
showroom: शोरूम
market: बाजार, बाज़ार, बाजारपेठ, मार्केट, मंडी, bazar, bajar, mandi
warehouse: गोदाम, गोडाऊन, गोडाउन, वेअरहाऊस, वेयरहाउस, godam, godown
store: स्टोअर, स्टोर, भांडार, भंडार, bhandar
office: कार्यालय, कचेरी, ऑफिस, ऑफ़िस, दफ्तर, दफ़्तर, karyalay, kacheri, daftar
factory: कारखाना, फॅक्टरी, फैक्ट्री, फैक्टरी, karkhana
mill: गिरणी, चक्की, girni, chakki
workshop: कार्यशाळा, कार्यशाला, वर्कशॉप, karyashala
garage: गॅरेज, गैराज
industry: उद्योग, इंडस्ट्री, udyog
farm: शेत, शेती, खेत, खेती, फार्म, shet, sheti, khet, kheti
field: फील्ड, फ़ील्ड
agriculture: कृषी, कृषि, krishi, krushi
kitchen: स्वयंपाकघर, रसोई, रसोईघर, किचन, swayampakghar, rasoi
canteen: कँटीन, कॅन्टीन, कैंटीन
hotel: हॉटेल, होटल
restaurant: खानावळ, भोजनालय, रेस्टॉरंट, रेस्टोरेंट, khanaval, bhojnalay
bakery: बेकरी
court: न्यायालय, कोर्ट, अदालत, कचहरी, nyayalay, adalat, kachehri, kachahari
bank: बँक, बॅंक, बैंक
village: गाव, गाँव, गांव, खेडे, gaon, gaav
city: शहर, shahar, sheher
district: जिल्हा, जिला, ज़िला, jilha, zilla, zila
taluka: तालुका
tehsil: तहसील, तहसिल, tahsil
site: साइट, साईट
construction: बांधकाम, निर्माण, कन्स्ट्रक्शन, कंस्ट्रक्शन, bandhkam, nirman
building: इमारत, भवन, बिल्डिंग, imarat
road: रस्ता, सड़क, रोड, rasta, sadak
bridge: पूल, पुल
railway: रेल्वे, रेलवे
station: स्थानक, स्टेशन
airport: विमानतळ, हवाईअड्डा, एअरपोर्ट, एयरपोर्ट, vimantal
depot: आगार, डेपो, डिपो
gate: प्रवेशद्वार, फाटक, गेट, phatak, fatak
home: घर, घरी, घरोघरी, ghar
society: सोसायटी, सोसाइटी
room: खोली, कमरा, कक्ष, kholi, kamra
bathroom: न्हाणीघर, स्नानगृह, बाथरूम
toilet: शौचालय, स्वच्छतागृह, टॉयलेट, shauchalay
lift: लिफ्ट
garden: बाग, बगीचा, उद्यान, बागकाम, bagicha, udyan
orchard: फळबाग, बागायत, phalbag
nursery: रोपवाटिका, नर्सरी, पौधशाला, ropvatika
greenhouse: हरितगृह, ग्रीनहाऊस, ग्रीनहाउस
polyhouse: पॉलीहाऊस, पॉलिहाऊस, पॉलीहाउस
dairy: दुग्धशाळा, डेअरी, डेयरी
cowshed: गोठा, गोशाळा, गौशाला, gotha, goshala
forest: जंगल, वनविभाग, jangal
mining: खाणकाम, खदान, khadan
police: पोलीस, पुलिस
army: सैन्य, लष्कर, फौज, आर्मी, sainya, lashkar, fauj
government: शासन, शासकीय, सरकार, सरकारी, shaskiy, sarkar, sarkari
municipal: नगरपालिका, महानगरपालिका, नगरपरिषद, nagarpalika, mahanagarpalika
panchayat: पंचायत, ग्रामपंचायत, grampanchayat
institute: संस्था, संस्थान, इन्स्टिट्यूट, sanstha, sansthan
organisation: संघटना, संगठन, sanghatana, sangathan
cooperative: सहकारी, सहकार, सहकारिता
department: विभाग, डिपार्टमेंट, vibhag
branch: शाखा, ब्रँच, ब्रांच, shakha
centre: केंद्र, केन्द्र, सेंटर, kendra
counter: काउंटर, काऊंटर
reception: स्वागतकक्ष, रिसेप्शन
parlour: पार्लर
salon: सलून, सैलून
gym: व्यायामशाळा, जिम, vyayamshala
studio: स्टुडिओ, स्टूडियो
printing: मुद्रण, छपाई, छापखाना, प्रिंटिंग, mudran, chhapai, chhapkhana
patient: रुग्ण, रोगी, मरीज, मरीज़, पेशंट, पेशेंट, rugna, rogi, mariz, marij
child: मुले, मुलं, मुल, बालक, बच्चा, बच्च, balak, bachcha, bachche, bacche
newborn: नवजात, navjat
baby: बाळ, अर्भक, शिशू, शिशु, shishu
student: विद्यार्थी, विद्यार्थिनी, छात्र, स्टुडंट, स्टूडेंट, vidyarthi, chhatra
customer: ग्राहक, गिऱ्हाईक, कस्टमर, grahak, girhaik
client: पक्षकार, क्लायंट, क्लाइंट, pakshakar
farmer: शेतकरी, किसान, shetkari, kisan
passenger: प्रवासी, यात्री, सवारी, पॅसेंजर, पैसेंजर, pravasi, yatri, sawari
guest: पाहुणा, पाहुणे, अतिथी, मेहमान, pahune, atithi, mehman
visitor: अभ्यागत, आगंतुक, व्हिजिटर, विज़िटर
worker: कामगार, कार्यकर्ता, कार्यकर्ती, वर्कर, kamgar, karyakarta
labour: मजूर, मजुरी, मजदूर, मज़दूर, मजदूरी, श्रमिक, लेबर, majur, majdoor, mazdoor, shramik
employee: कर्मचारी, karmachari, karmchari
colleague: सहकर्मी, sahkarmi
staff: स्टाफ
team: टीम
officer: अधिकारी, ऑफिसर, adhikari
manager: व्यवस्थापक, प्रबंधक, मॅनेजर, मैनेजर, vyavasthapak, prabandhak
supervisor: पर्यवेक्षक, सुपरवायझर, सुपरवाइज़र, paryavekshak
foreman: मुकादम, फोरमन, फोरमैन, mukadam
director: संचालक, निदेशक, डायरेक्टर, sanchalak, nideshak
owner: मालक, मालिक, malak, malik
secretary: सचिव, सेक्रेटरी, sachiv
clerk: लिपिक, कारकून, क्लर्क, lipik, karkun
assistant: सहाय्यक, सहायक, असिस्टंट, असिस्टेंट, sahayak, sahayyak
helper: मदतनीस, हेल्पर, madatnis
peon: शिपाई, चपरासी, shipai, chaprasi
coordinator: समन्वयक, कोऑर्डिनेटर, samanvayak
representative: प्रतिनिधी, pratinidhi
member: सदस्य, सभासद, sadasya, sabhasad
volunteer: स्वयंसेवक, स्वयंसेविका, स्वयंसेवी, swayamsevak
trainee: प्रशिक्षणार्थी, ट्रेनी, prashikshanarthi
apprentice: शिकाऊ, अप्रेंटिस, shikau
fresher: नवखा, नवशिका, फ्रेशर
trainer: प्रशिक्षक, ट्रेनर, prashikshak
teacher: शिक्षक, शिक्षिका, अध्यापक, अध्यापिका, टीचर, shikshak, shikshika, adhyapak
principal: मुख्याध्यापक, प्राचार्य, प्रधानाचार्य, प्रिन्सिपल, mukhyadhyapak, pracharya
professor: प्राध्यापक, प्रोफेसर, pradhyapak
nurse: परिचारिका, परिचारक, नर्स, नर्सिंग, paricharika
doctor: डॉक्टर, डाक्टर, वैद्य, चिकित्सक, vaidya, chikitsak
midwife: दाई, सुईण, मिडवाइफ
dentist: दंतवैद्य, दंतचिकित्सक, डेंटिस्ट
veterinary: पशुवैद्य, पशुवैद्यकीय, पशुचिकित्सा, पशुचिकित्सक, pashuvaidya
pharmacist: औषधनिर्माता, फार्मासिस्ट
counsellor: समुपदेशक, परामर्शदाता, काउंसलर, samupdeshak
driver: चालक, वाहनचालक, ड्रायव्हर, ड्राइवर, ड्राईवर, chalak
conductor: वाहक, कंडक्टर, vahak
mechanic: मेकॅनिक, मैकेनिक
electrician: वीजतंत्री, इलेक्ट्रिशियन, इलेक्ट्रीशियन
wireman: तारतंत्री, वायरमन, वायरमैन
plumber: नळकारागीर, प्लंबर
carpenter: सुतार, सुतारकाम, बढ़ई, कारपेंटर, sutar, sutarkam
mason: गवंडी, गवंडीकाम, राजमिस्त्री, चिनाई, gavandi, rajmistri, chinai
welder: वेल्डर
fitter: जोडारी, फिटर
turner: कातारी, टर्नर
painter: रंगारी, पेंटर, rangari
tailor: शिंपी, दर्जी, टेलर, shimpi, darji, darzi
barber: न्हावी, नाई
blacksmith: लोहार, lohar
potter: कुंभार, कुम्हार, kumbhar
goldsmith: सोनार, सुनार
artisan: कारागीर, कारीगर, karagir, karigar
chef: शेफ
waiter: वाढपी, वेटर
sweeper: सफाईकर्मी, सफाईकामगार, स्वीपर, safaikarmi
maid: मोलकरीण, घरकाम, कामवाली, molkarin, gharkam, kamwali
gardener: माळी, माली, maali
guard: पहारेकरी, पहारा, सुरक्षारक्षक, चौकीदार, रखवालदार, गार्ड, paharekari, chowkidar, chaukidar
watchman: वॉचमन, वॉचमैन
soldier: सैनिक, जवान, sainik, jawan
engineer: अभियंता, इंजिनिअर, इंजिनियर, इंजीनियर, abhiyanta
architect: वास्तुविशारद, वास्तुकार, आर्किटेक्ट
surveyor: भूमापक, सर्वेअर, सर्वेयर, bhumapak
contractor: ठेकेदार, कंत्राटदार, thekedar, kantratdar
broker: दलाल
agent: अभिकर्ता, एजंट, एजेंट
seller: विक्रेता, vikreta
distributor: वितरक, डिस्ट्रिब्युटर, डिस्ट्रीब्यूटर, vitarak
supplier: पुरवठादार, आपूर्तिकर्ता, सप्लायर, puravathadar
shopkeeper: दुकानदार, dukandar
trader: व्यापारी, vyapari
salesman: सेल्समन, सेल्समैन
cashier: रोखपाल, कॅशियर, कैशियर, rokhpal
accountant: लेखापाल, मुनीम, अकाउंटंट, अकाउंटेंट, lekhapal, munim
auditor: लेखापरीक्षक, अंकेक्षक, ऑडिटर
lawyer: वकील, vakil
advocate: अधिवक्ता, ॲडव्होकेट, अॅडव्होकेट, एडवोकेट, adhivakta
judge: न्यायाधीश, जज, nyayadhish
journalist: पत्रकार, patrakar
photographer: छायाचित्रकार, फोटोग्राफर, chhayachitrakar
artist: कलाकार, चित्रकार, kalakar, chitrakar
designer: डिझायनर, डिज़ाइनर
writer: लेखक, lekhak
translator: अनुवादक, भाषांतरकार, anuvadak
operator: परिचालक, ऑपरेटर, parichalak
technician: तंत्रज्ञ, टेक्निशियन, तकनीशियन
inspector: निरीक्षक, इन्स्पेक्टर, इंस्पेक्टर, nirikshak
expert: तज्ञ, तज्ज्ञ, एक्सपर्ट
specialist: विशेषज्ञ, visheshagya
consultant: सल्लागार, सलाहकार, कन्सल्टंट, sallagar, salahkar
typist: टंकलेखक, टाइपिस्ट, टायपिस्ट, tanklekhak
beautician: ब्युटीशियन, ब्यूटीशियन
porter: हमाल, हमाली, कुली, hamal
family: कुटुंब, परिवार, kutumb, parivar
parent: पालक, अभिभावक, abhibhavak
elderly: वृद्ध, बुजुर्ग, bujurg
disability: दिव्यांग, अपंग, विकलांग, divyang, viklang
orphan: अनाथ, anath
community: समुदाय, सामुदायिक, samuday, samudayik
citizen: नागरिक, nagrik
public: जनता, सार्वजनिक, sarvajanik
tenant: भाडेकरू, किरायेदार, bhadekaru, kirayedar
beneficiary: लाभार्थी, labharthi
group: गट, समूह, बचतगट, ग्रुप, samuh, bachatgat
`
