import type { Language } from '#domain/people/language.ts'
import { vocabularyWords } from './concepts.ts'
import { emptyVerbForms } from './empty-verbs.ts'

// Words that say nothing about the subject of a question, in both languages. Without accents.
const english = `
a able about above actually after again all almost alone along already also although always am an and another any
anybody anyone anything anyway are aren arent as at away b be because been before being below best better between both
but by c came can cannot cant come comes coming could couldnt curious d day did didnt different do does doesnt doing
done dont down during each easily either else enough especially etc even ever every everybody everyone everything
exactly explain far few find first for from further gave general generally get gets getting give given gives giving go
goes going gone good got great guess had happen happens happy has hasnt have havent having he hello help her here hers
hey hi him his hope how however hows i id if ill im in info inform information instead interested into is isnt it its
itself ive just keep kind kindly know known last least less let lets like likely list little ll long look looking
looks lot lots m made main mainly make makes making many matter may maybe me mean means might mine more most mostly much
must my myself name namely need needed needs new nice no nobody non none nor normal normally not nothing now o of
off often ok okay old on once one ones only onto or other others otherwise our ours out over own part particular perhaps
please plus point possible possibly pretty probably put question questions quick quickly quite rather re really
regarding right s said same saw say says see seem seems seen several shall she should show shows simply since so some
somebody someone something sometimes soon sorry sort still such sure t take taken takes taking tell telling tells than
thank thanks that thats the their theirs them themselves then there theres these they theyre thing things think this
those though through thus to today together too toward try trying two under until up upon us use used uses using usual
usually various very via want wanted wants was wasnt way ways we well went were werent whether what whatever whats which while
whole whose why will wish with within without wont wonder wondering would wouldnt yes yet you your youre yours yourself
academy academys bhia site website page pages people person dentist dentists dental anymore exist exists wanna gonna
offer offers offered allow allowed allows provide provides provided word words talk detail details there
difference differences buy bought money define definition meaning method methods arrive become became
purchase obtain receive received receives option options chance order year years amount type types answer reason reasons
coming follow following ask asking attend attending per avoid prevent manage exact exactly yourself myself ourselves bought purchased happens happening who whom regular benefit benefits personal helps helping previous prior reales three four five six seven eight nine ten eleven twelve twenty thirty fifty hundred besides besides enough
decent proper properly precisely specifically approximately roughly around anyways simultaneously separately actively
mind matter wonder worry worried care careful kindly hope hoping wish seem seeming appear appears involve involves related
relate concerning regarding respect respectively various total entire entirely completely fully partly mostly
practice practices accept finish finishing finished end
ends ending send sends sent stay stays remain must bring carry hold happen turn turns run runs bit set sets seek wants like
liked love loved prefer preferred feel fine easy hard big small large short high low real true wrong correct important
serious simple single double able ready main whole certain common number count several enough extra special
actually basically exactly literally honestly instead maybe probably once twice ever again ago late soon
today tomorrow yesterday tonight daily everyday somebody anywhere somewhere everywhere inside outside near nearby
understand remember forget believe suppose consider decide plan plans hear heard share sharing spoken
 written turn leave leaving stop reach check checking checked add adding added allow cause
effect matter fact facts idea ideas example side kinds sorts lots piece bunch anyhow hereby thereby upon amongst among
towards across against behind beside besides beyond despite except throughout unless until whereas whenever wherever
whoever whichever currently actual works work expect expected involve involved describe happened consist consists stand called call actually
fewer fewest lowest highest minimum maximum ahead away advance upfront employer afterward forward time times anything everything
`
const spanish = `
a al algo alguien algun alguna algunas alguno algunos alla alli ambos ante antes aqui aquel aquella asi aun aunque ayuda
ayudar bastante bien buen buena buenas bueno buenos cada casi cierto como con conmigo conocer contra cosa cosas creo
cual cuales cualquier cualquiera cuanta cuantas cuantos cuestion da dan dar de debe deben debo decir deja del demas
dentro desde desea deseo despues dice dicen dime dia dias diga digame dos e el ella ellas ello ellos en encontrar
encuentro entonces entre era eran eres es esa esas ese eso esos esta estaba estan estar estas este esto estos estoy
explica explicar explique favor fue fuera fueron general gracias gustaria ha haber habia habra hace hacen hacer hacia
hago han has hasta hay haya he hemos hizo hola igual incluso informacion ir la las le les lo los luego mas mayor me
mejor menos mi mia mientras mio mis mismo misma mucha muchas mucho muchos muy nada nadie necesita necesito ni
ningun ninguna ninguno no nos nosotros nuestra nuestro o obtener os otra otras otro otros para parte pasa pasar
pero persona personas poca poco podemos podria podrian por porque posible pregunta preguntas primer primero
principal pronto propia propio pueda puede pueden puedo pues que queria quien quienes quiera quiere quieren quiero
quisiera realmente respecto saber sabe se sea sean segun ser sera si sido siempre siguiente sin sino sirve sobre sois
solamente solo son su sus suya suyo tal tambien tampoco tan tanto te tener tengo ti tiene tienen toda todas todavia todo
todos tomar trata tras tu tus u un una unas uno unos usted ustedes va vamos van varias varios veces ver vez vos voy y ya
yo academia sitio pagina paginas web odontologo odontologos odontologa dentista dentistas dental manera
ofrece ofrecen permite permiten permitido decirme saberlo ayudeme explicame cuenteme cuentame hablame funciona soy vengo viene vienen vivo usan usa uso usar
significa definicion define diferencia diferencias dinero metodo metodos llega llegan llegar ano anos recibir reciben
compro comprar asistir asisto opcion opciones razon respuesta responder tipo tipos trabajo trabajar falta faltan hace alcanza basta bastan suficiente total totalmente entero entera completamente
quisieramos podriamos tendriamos seria serian estaria habria tendre podre puedan pudiera fuese hacia cuyo cuya mediante
previo previa previos previas tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cincuenta cien
ayudan ayude personal personales beneficio beneficios regular haga hagan
compre compramos compraron evito evitar logro lograr consigo conseguir sirven pido pedir dicen mira busco buscar necesitamos
quisieran digo encuentra muestra muestre presta prestan usamos
veo vemos vea vean
ven vieron defina defino describa atienden atiende generales conviene
hacemos haremos doy termino terminar acabo acabar mando mandan mandar
envian enviar quedar quedarse pone ponen poner ponerse darme darle dele sirven servir llevar llevo trae traer
acepta aceptan aceptar vende venden grande grandes pequeno pequena facil dificil corto corta largo larga alto bajo
importante correcto cierta verdad real simple sencillo especial numero cantidad distinto distinta distintos distintas
diferente diferentes parecido ultimo ultima ahora hoy manana ayer nunca jamas pronto tarde quizas acaso apenas
ademas afuera adentro arriba abajo cerca lejos mientras aunque durante mediante excepto salvo ademas incluso entiendo
entender recuerdo recordar creer pienso pensar considero decidir decido planeo planear escuche dijeron dijo empezamos
seguir sigo sigue siguen salir entrar volver vuelvo dejar dejo mando pasamos pasaria sucede ocurre existe existen
permiten debemos deberia deberian tendria tendremos haria hacerlo hacerse verlo llama llaman llamado menor menores minimo minima maximo maxima
plata lana empleador adelante anterior anteriores justo enseguida recien
`

function setOf(text: string, language: Language): ReadonlySet<string> {
  // "Recibo" is a form of a verb, and a receipt.
  const verbs = emptyVerbForms[language].filter((form) => !vocabularyWords.has(form))
  return new Set([...text.split(/\s+/).filter(Boolean), ...verbs])
}

/** By language, because "mayor" says nothing in Spanish and something in English. */
export const stopWordsIn: Record<Language, ReadonlySet<string>> = {
  en: setOf(english, 'en'),
  es: setOf(spanish, 'es'),
}

/** The language that most of the stop words are of; null if there are none, or as many of both. */
export function languageOf(words: readonly string[]): Language | null {
  const count = (language: Language, other: Language) =>
    words.filter((word) => stopWordsIn[language].has(word) && !stopWordsIn[other].has(word)).length
  const difference = count('en', 'es') - count('es', 'en')
  return difference === 0 ? null : difference > 0 ? 'en' : 'es'
}
