/** Words for what people do, and how. glossary.ts describes the format. */
export const doing = `
teach: शिकवणे, शिकवत, शिकवले, अध्यापन, पढ़ाना, पढ़ाया, shikavne, padhana, adhyapan
education: शिक्षण, शिक्षा, शैक्षणिक, shikshan, shiksha, shaikshanik
learn: शिकणे, शिकले, शिकलो, सीखना, सीखा, sikhna, seekhna
study: अभ्यास, अध्ययन, पढ़ाई, abhyas, padhai
course: अभ्यासक्रम, पाठ्यक्रम, कोर्स, abhyaskram, pathyakram
homework: गृहपाठ, गृहकार्य
subject: विषय, vishay
exam: परीक्षा, pariksha
test: चाचणी, टेस्ट, chachni
mathematics: गणित, ganit
science: विज्ञान, vigyan, vidnyan
english: इंग्रजी, इंग्लिश, अंग्रेजी, अंग्रेज़ी, ingraji, angrezi, angreji
language: भाषा, bhasha
story: गोष्ट, गोष्टी, कहानी, कथा, kahani
song: गाणी, गाणे, गाना, गीत, geet
game: खेळ, खेल, khel
toy: खेळणी, खिलौना, खिलौने, khilona
sport: क्रीडा, खेलकूद, krida
dance: नृत्य, नाच, nrutya
music: संगीत, sangeet
yoga: योग, योगासन
exercise: व्यायाम, कसरत, vyayam, kasrat
sales: विक्री, बिक्री, सेल्स, vikri, bikri
sell: विकणे, बेचना, बेचने, bechna
buy: खरीदना, खरीदने, kharidna
purchase: खरेदी, खरीद, ख़रीद, खरीदारी, kharedi
trade: व्यापार, vyapar
business: व्यवसाय, धंदा, बिझनेस, बिज़नेस, vyavsay, dhanda
export: निर्यात, niryat
import: आयात, aayat
advertisement: जाहिरात, विज्ञापन, jahirat, vigyapan
drive: ड्रायव्हिंग, ड्राइविंग, ड्राईविंग
transport: वाहतूक, परिवहन, ढुलाई, ट्रान्सपोर्ट, ट्रांसपोर्ट, vahtuk, parivahan
delivery: घरपोच, डिलिव्हरी, डिलीवरी, डिलिवरी, gharpoch
travel: प्रवास, फिरती, यात्रा, दौरा, pravas, yatra, daura
loading: भराई, लदाई, लोडिंग
pack: पॅकिंग, पैकिंग
distribution: वितरण, वाटप, vitaran, vatap
supply: पुरवठा, आपूर्ति, सप्लाय, सप्लाई, puravatha, aapurti
cook: स्वयंपाक, स्वयंपाकी, आचारी, रसोइया, बावर्ची, कुकिंग, swayampak, rasoiya, bawarchi
serve: परोसना, वाढणे
service: सेवा, सर्व्हिस, सर्विस, seva
food: अन्न, जेवण, भोजन, खाद्य, खाद्यपदार्थ, jevan, bhojan, khadya
clean: सफाई, सफ़ाई, साफसफाई, स्वच्छ, safai, saaf
sanitation: स्वच्छता, swachhata, swachhta
housekeeping: हाउसकीपिंग, हाऊसकीपिंग
wash: धुणे, धुलाई, धोना, dhulai
laundry: लाँड्री, लॉन्ड्री
broom: झाडू, झाड़ू, jhadu
utensil: भांडी, बर्तन, bhandi, bartan
waste: कचरा, कूड़ा, kachra
gas: गॅस, गैस
sew: शिवण, शिवणकाम, शिवणे, shivan, shivankam
stitch: शिलाई, सिलाई, सिलना, shilai, silai
embroidery: भरतकाम, कशिदा, कशीदाकारी, कढ़ाई, bharatkam, kashida
weave: विणकाम, विणणे, बुनाई, vinkam, bunai
cut: कापणे, कातरणे, कटाई, कटिंग, katai
paint: रंगकाम, रंगरंगोटी, पुताई, पेंटिंग, rangkam, putai
weld: वेल्डिंग
lathe: लेथ, खराद
drill: ड्रिल, ड्रिलिंग
casting: ओतकाम, ढलाई, कास्टिंग, dhalai
fitting: फिटिंग, फिटींग
assembly: जुळवणी, असेंब्ली
installation: बसवणे, इन्स्टॉलेशन, इंस्टॉलेशन
repair: दुरुस्ती, दुरुस्त, मरम्मत, रिपेअर, रिपेयर, रिपेअरिंग, durusti, marammat
maintenance: रखरखाव, मेंटेनन्स, मेंटेनेंस, rakhrakhav
production: उत्पादन, प्रोडक्शन, utpadan
quality: गुणवत्ता, दर्जा, क्वालिटी, gunvatta
process: प्रक्रिया, प्रोसेस, prakriya
cultivation: लागवड, मशागत, lagvad, mashagat
plough: नांगर, नांगरणी, जुताई, nangarni, jutai
sow: पेरणी, बुवाई, बुआई, perni, buvai
harvest: कापणी, काढणी, तोडणी, kapni, kadhani
weed: तण, निंदणी, खुरपणी, निराई, khurpani
spray: फवारणी, छिड़काव, स्प्रे, favarni, chhidkav
irrigation: सिंचन, सिंचाई, sinchan, sinchai
drip: ठिबक, ड्रिप, thibak
treatment: उपचार, इलाज, ट्रीटमेंट, upchar, ilaj, ilaaj
medical: वैद्यकीय, चिकित्सा, मेडिकल, vaidyakiya, chikitsa
surgery: शस्त्रक्रिया, शल्यक्रिया, सर्जरी, shastrakriya
operation: ऑपरेशन
health: आरोग्य, स्वास्थ्य, सेहत, arogya, aarogya, swasthya, sehat
nutrition: पोषण, poshan
malnutrition: कुपोषण, kuposhan
pregnant: गर्भवती, गरोदर, garbhvati, garodar
maternity: प्रसूती, प्रसूतिगृह, प्रसूतीगृह, प्रसव, बाळंतपण, prasuti, prasav, balantpan
breastfeeding: स्तनपान, stanpan
emergency: आपत्कालीन, आपातकालीन, इमर्जन्सी, इमरजेंसी
care: काळजी, देखभाल, शुश्रूषा, kalji, dekhbhal
mental: मानसिक, mansik
physical: शारीरिक, sharirik
psychology: मानसशास्त्र, मनोविज्ञान, manovigyan
counselling: समुपदेशन, परामर्श, काउंसलिंग, samupdeshan, paramarsh
rehabilitation: पुनर्वसन, पुनर्वास, punarvasan, punarvas
aid: प्रथमोपचार, prathamopchar
write: लेखन, लिहिणे, लिखाण, लिखना, lekhan, likhna, lihine
read: वाचन, वाचणे, vachan
type: टंकलेखन, टंकन, टायपिंग, टाइपिंग, tanklekhan
shorthand: लघुलेखन, आशुलिपि, laghulekhan
noting: टिप्पणी, टिप्पण, tippani
translation: भाषांतर, अनुवाद, bhashantar, anuvad
count: गणना, गिनती, ginti
audit: लेखापरीक्षण, अंकेक्षण, ऑडिट, lekhaparikshan
recovery: वसुली, वसूली, vasuli, wasuli
collection: संकलन, कलेक्शन, sankalan
patrol: गस्त, गश्त, gast, gasht
monitoring: निगराणी, निगरानी, मॉनिटरिंग, nigrani
supervision: देखरेख, पर्यवेक्षण, dekhrekh
inspection: निरीक्षण, तपासणी, जाँच, जांच, nirikshan, tapasni, jaanch
verification: पडताळणी, सत्यापन, padtalni, satyapan
enquiry: चौकशी, पूछताछ, chaukashi
help: मदत, मदद, सहायता, madat, madad, sahayata
advice: सल्ला, सलाह, salla, salah
training: प्रशिक्षण, प्रशिक्षित, ट्रेनिंग, prashikshan
management: व्यवस्थापन, प्रबंधन, मॅनेजमेंट, मैनेजमेंट, vyavasthapan, prabandhan
administration: प्रशासन, प्रशासकीय, प्रशासनिक, prashasan
leadership: नेतृत्व, netrutva
coordination: समन्वय, samanvay
organise: आयोजन, आयोजित, aayojan
recruitment: भरती, भर्ती, bharti
appointment: नियुक्ती, नियुक्ति, नेमणूक, niyukti
interview: मुलाखत, साक्षात्कार, इंटरव्ह्यू, इंटरव्यू, mulakhat, sakshatkar
attendance: हजेरी, उपस्थिती, उपस्थिति, हाज़िरी, हाजिरी, hajeri, haziri
leave: रजा, सुट्टी, छुट्टी, chhutti, chutti
visit: भेट, भेटी, गृहभेट, bhet
call: कॉल, कॉलिंग
speak: बोलणे, बोलना, bolna
explain: समजावणे, समझाना, samjhana
communication: संवाद, संभाषण, samvad, sambhashan
complaint: तक्रार, शिकायत, takrar, shikayat
solution: निराकरण, निवारण, समाधान, nirakaran, nivaran
negotiation: वाटाघाटी, मोलभाव
campaign: मोहीम, मोहिम, अभियान, mohim, abhiyan
awareness: जागृती, जनजागृती, जागरूकता, jagruti, jagrukta
research: संशोधन, अनुसंधान, sanshodhan, anusandhan
protection: संरक्षण, sanrakshan
shelter: निवारा, आश्रय, nivara
violence: हिंसा, हिंसाचार, hinsa
election: निवडणूक, चुनाव, nivadnuk, chunav
census: जनगणना, janganana
ration: रेशन, राशन, rashan
law: कायदा, कायदे, कानून, क़ानून, kayda, kanoon
legal: कायदेशीर, कानूनी, kayadeshir, kanuni
case: खटला, मुकदमा, प्रकरण, khatla, mukadma, prakaran
hearing: सुनावणी, सुनवाई, sunavni, sunvai
evidence: पुरावा, साक्ष्य, सबूत, purava, sabut
witness: साक्षीदार, गवाह, sakshidar
petition: याचिका, yachika
dispute: विवाद, तंटा, vivad
property: मालमत्ता, मिळकत, संपत्ती, संपत्ति, malmatta, sampatti
rent: भाडे, किराया, bhade, kiraya
crime: गुन्हा, अपराध, gunha, apradh
theft: चोरी, chori
fire: आग, अग्निशमन, अग्निशामक, agnishaman
accident: अपघात, दुर्घटना, apghat, durghatna
security: सुरक्षा, सिक्युरिटी, सिक्योरिटी, suraksha
safety: सुरक्षितता, सेफ्टी, surakshitata
beauty: सौंदर्य, ब्युटी, ब्यूटी, saundarya
makeup: रंगभूषा, मेकअप
massage: मालिश, मसाज, malish
mehndi: मेहंदी, मेंदी, मेहँदी, mehendi, mehandi
bridal: नववधू, दुल्हन, dulhan
wedding: लग्न, विवाह, शादी, lagna, vivah
event: समारंभ, सोहळा, समारोह, samarambh
photography: छायाचित्रण, फोटोग्राफी, chhayachitran
design: डिझाइन, डिझाईन, डिज़ाइन
handicraft: हस्तकला, हस्तशिल्प, hastkala, hastshilp
tourism: पर्यटन, paryatan
ticket: तिकीट, तिकिट, टिकट
degree: पदवी, डिग्री, padvi
graduate: पदवीधर, स्नातक, padvidhar, snatak
postgraduate: पदव्युत्तर, स्नातकोत्तर, snatkottar
diploma: पदविका, डिप्लोमा, padvika
iti: आयटीआय, आईटीआई
qualification: पात्रता, अर्हता, योग्यता, patrata, yogyata
contract: कंत्राट, कंत्राटी, ठेका, संविदा, अनुबंध, kantrat, samvida, theka
permanent: कायम, कायमस्वरूपी, स्थायी, kayam, sthayi
temporary: तात्पुरता, हंगामी, अस्थायी, asthayi
shift: पाळी, पाली, शिफ्ट
night: रात्र, रात्री, रात्रपाळी, रात, नाईट, नाइट, ratra, ratri, ratrapali, raat
morning: सकाळ, सकाळी, सुबह, sakali, subah
duty: कर्तव्य, ड्युटी, ड्यूटी
senior: वरिष्ठ, ज्येष्ठ, सीनियर, varishth
junior: कनिष्ठ, ज्युनिअर, जूनियर, kanishth
chief: मुख्य, mukhya
incharge: प्रभारी, prabhari
rural: ग्रामीण, gramin
urban: शहरी, shahari
local: स्थानिक, स्थानीय, sthanik
private: खाजगी, खासगी, निजी, प्रायव्हेट, प्राइवेट, khajgi, niji
household: घरगुती, घरेलू, gharguti, gharelu
social: सामाजिक, samajik
financial: आर्थिक, वित्तीय, aarthik, vittiya
technical: तांत्रिक, तकनीकी, takniki
online: ऑनलाइन, ऑनलाईन
overtime: ओव्हरटाइम, ओव्हरटाईम, ओवरटाइम
honest: प्रामाणिक, ईमानदार, pramanik, imandar
patience: संयम, धैर्य, sanyam
hardworking: मेहनती, कष्टाळू, mehnati
`
