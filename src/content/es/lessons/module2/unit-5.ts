import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit5: UnitText = {
  title: 'La zona estética',
  lessons: [
    {
      slug: 'reading-the-smile',
      title: 'Leer la sonrisa',
      minutes: 8,
      body: `En el sector anterior, un implante firme y sano puede ser un fracaso. El paciente juzga por la línea
de la encía, la papila y el color, y los ve todas las mañanas.

## Mire antes de medir
Fotografíe al paciente en reposo, con sonrisa leve, con sonrisa amplia y con los labios separados. Una sonrisa
forzada en el sillón muestra menos que una risa en la conversación. Anote cuánta encía se ve y si el margen de este
diente es visible.

- **Línea baja**: los márgenes quedan cubiertos. Los errores pequeños no se ven.
- **Línea media**: se ven las papilas. Su pérdida se nota.
- **Línea alta**: se ve todo. Es un caso exigente, sea como sea el hueso.

## Lo que dicen los vecinos
La altura de la papila depende del hueso del **diente vecino**, más que del implante. Sondee y mida ese hueso. Si
está bajo, la papila no volverá, y ninguna corona podrá traerla. Dígalo antes del tratamiento.

Los dientes cuadrados con encía gruesa y plana perdonan. Los triangulares con encía delgada y festoneada, no: las
papilas son largas y el espacio bajo el contacto queda abierto.

## Cuente los espacios
Un diente ausente entre dos dientes sanos es el mejor caso, porque ambas papilas se apoyan en dientes. Dos ausentes
contiguos son mucho más difíciles, porque la papila entre dos implantes es corta. Considere un implante con un
voladizo y pida consejo.

## Acuerden la meta
Muestre fotografías de resultados promedio, no de los mejores. Pregunte al paciente qué notaría primero. Si espera
una igualdad perfecta con sonrisa alta y encía delgada, vaya más despacio, refiera o pida una segunda opinión.

> Tome el color y las fotografías antes de extraer el diente. Después no hay qué copiar.`,
      checklist: [
        'Fotografío cuatro sonrisas antes de planear',
        'Sé qué decide la altura de la papila',
        'Puedo describir un caso que referiría',
      ],
    },
    {
      slug: 'position-in-three-dimensions',
      title: 'La posición en tres dimensiones',
      minutes: 10,
      film: 'guided_surgery',
      body: `En la zona estética decide un milímetro. Las tres dimensiones se revisan una por una, y cada una tiene
una zona segura y una de peligro.

## De lado a lado, de adelante atrás
**Mesiodistal.** Deje cerca de 1.5 mm de hueso a cada raíz vecina. Más cerca, se pierde el hueso del diente, y con
él la papila. Centre el implante bajo la corona, no en el espacio, si no coinciden.

**Vestibulopalatino.** Quédese por detrás de la línea del futuro margen. Deje por vestibular cerca de 2 mm de hueso
o de espacio injertado. Una plataforma demasiado vestibular es la causa más frecuente de recesión, y no se puede
ocultar. Una demasiado palatina da una corona voluminosa, que es un mal menor.

## Profundidad
La plataforma queda unos 3–4 mm por debajo del margen gingival previsto. Mida desde el margen de la futura corona,
que se toma del encerado o del diente contralateral. El nivel óseo por sí solo engaña, porque la tabla va a cambiar.

![Fresado a través del casquillo de una guía quirúrgica impresa](figure:guided)

## La guía
Una guía impresa lleva el plan a la boca. Vale lo que vale su asentamiento.

1. Revise por las ventanas que asiente por completo sobre los dientes.
2. Frese por el casquillo con sus propias fresas y siga irrigando, porque el casquillo frena el agua.
3. Levante la guía y revise el lecho con una sonda.
4. Asiente el implante y compare profundidad y rotación con el plan.

Los errores se suman: escaneo, impresión, asentamiento, holgura del casquillo. Conserve sus distancias de seguridad,
y esté listo para seguir a mano si la guía no asienta o se rompe.

## Cuando la posición es incorrecta
Hay un solo buen momento para corregirla: antes de cicatrizar. Una radiografía honesta y una mirada desde arriba
toman un minuto. Úselo.`,
      checklist: [
        'Puedo nombrar la zona segura en cada dimensión',
        'Conozco la causa más frecuente de recesión',
        'Reviso el asentamiento de la guía por sus ventanas',
      ],
    },
    {
      slug: 'thickness-of-the-gum',
      title: 'El grosor de la encía',
      minutes: 9,
      body: `El hueso da a la encía su nivel. El grosor la mantiene ahí. La encía delgada se retrae más, deja ver
sombras y necesita un plan.

## Por qué importa el grosor
Alrededor de un implante, la encía necesita cierta altura para su sello. Si al principio es delgada, suele perderse
algo de hueso crestal mientras el sello se forma. La encía gruesa además oculta el color del pilar. Una meta común
son unos 2 mm por vestibular.

## Maneras de ganarlo
- **Injerto de tejido conectivo** del paladar, bajo la encía vestibular: la referencia, con otra herida.
- **Sustitutos de tejido blando**, para evitar otro sitio. El resultado depende del producto y del caso.
- **Un colgajo desde el paladar**, enrollado hacia vestibular al descubrir, si falta poco volumen.
- **Un pilar de cicatrización más ancho o un provisional**, que sostiene lo que ya hay.

El momento está abierto: al colocar, durante la cicatrización o al descubrir. Muchos prefieren injertar cuando de
todos modos hay una cirugía. Los docentes muestran su preferencia en modelos.

## El injerto, en breve
El paladar entre el canino y el primer molar da el mejor tejido. Aléjese de la arteria, que en un paladar plano
corre más cerca de los dientes. Cierre o cubra la zona donante, y avise al paciente que dolerá más que el implante.

Coloque el injerto en un bolsillo bajo la encía vestibular, sin tensión. Fíjelo con una sutura para que no se
deslice.

## Tejido queratinizado
Grosor y queratinización son dos cosas distintas. Un margen grueso de mucosa móvil también duele al cepillarlo. Si
falta la banda, planee un injerto que la aporte, o consérvela desde el principio desplazando la incisión.

La recesión durante el primer año es común. Mídala desde un punto fijo y espere a que se estabilice antes de la
corona definitiva.`,
      checklist: [
        'Puedo explicar grosor y queratinización como dos cosas',
        'Puedo nombrar cuatro maneras de ganar tejido',
        'Sé dónde da el paladar el mejor tejido',
      ],
    },
  ],
}
