import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit1: UnitText = {
  title: 'Qué es un implante',
  lessons: [
    {
      slug: 'parts-of-an-implant',
      title: 'Cuatro piezas, tres uniones',
      minutes: 8,
      film: 'anatomy',
      body: `Una restauración sobre implante parece un diente, pero es un conjunto de piezas. Cada pieza tiene una
función, y en cada unión entre dos piezas algo puede salir mal.

## Las cuatro piezas
- El **implante** es el tornillo de titanio dentro del hueso.
- El **pilar** atraviesa la encía y sostiene la corona.
- El **tornillo del pilar** sujeta el pilar al implante.
- La **corona** reemplaza lo que el paciente perdió y quiere volver a ver.

![Implante, pilar y corona separados sobre un mismo eje](figure:hero)

## Las tres uniones
La primera es la del hueso con el titanio. Es biológica, necesita semanas y no tiene repuesto.

La segunda es la del implante con el pilar. La mantiene cerrada la tensión del tornillo, la precarga. Si se abre
bajo carga, el tornillo se dobla un poco con cada mordida.

La tercera es la del pilar con la corona, unidos con cemento o en el laboratorio. El exceso de cemento bajo la encía
es causa conocida de inflamación.

## Qué significa para su plan
El diente natural tiene un ligamento que percibe y amortigua la carga. El implante no lo tiene. Se mueve mucho menos
que sus vecinos, y la misma mordida llega directo al hueso.

De ahí nacen tres hábitos. Mantenga las uniones limpias y bien asentadas. Mantenga la carga cerca del eje del
implante. Anote fabricante, diámetro, longitud y número de lote de cada pieza. Dentro de diez años, un colega puede
necesitar ese registro para encontrar el destornillador correcto.

> Las plataformas de distintos sistemas se parecen, pero no son compatibles. Nunca combine piezas porque parezcan
> encajar.`,
      checklist: [
        'Puedo nombrar las cuatro piezas y la función de cada una',
        'Puedo explicar por qué un implante responde a la carga de otra manera que un diente',
        'Sé qué datos de las piezas van en la historia clínica',
      ],
    },
    {
      slug: 'osseointegration',
      title: 'Cómo sujeta el hueso al titanio',
      minutes: 9,
      film: 'osseointegration',
      body: `Osteointegración quiere decir hueso vivo en contacto directo con la superficie del implante, sin
tejido blando entre ambos. No la hace el cirujano: el cirujano deja las condiciones para que ocurra.

## Semana por semana
El primer día, las crestas de las espiras presionan el hueso existente y la sangre llena los espacios intermedios.
Hacia la segunda semana llegan a la superficie las primeras trabéculas de hueso reticular.

Hacia la sexta semana el hueso llena la mayor parte de las espiras. Hacia la doce, buena parte se ha remodelado en
hueso laminar capaz de recibir carga. Los tiempos varían según el sitio, el paciente y la cirugía.

![Espiras de un implante de titanio, de cerca](figure:thread_macro)

## Dos clases de estabilidad
La **estabilidad primaria** es mecánica. Depende del hueso, de la forma del implante y de la precisión con que se
preparó el lecho. Es máxima el día de la cirugía.

La **estabilidad secundaria** es biológica. La construye el hueso nuevo con las semanas. Entre las dos hay un valle,
con frecuencia en las semanas tres y cuatro, cuando la primera se va y la segunda es joven.

## Qué la altera
- El calor de una fresa gastada, de mucha presión o de poca irrigación.
- El movimiento del implante mientras se forma el hueso reticular.
- La contaminación de la superficie con saliva o tejido blando.
- La presión sobre una cortical delgada, que puede perder su irrigación sanguínea.

Nada de esto duele en el momento. El daño aparece semanas después, como un implante que gira o una línea oscura en
la radiografía. Por eso, prevenir es el único tratamiento que usted tiene.

Lea [Las primeras doce semanas](/catalog/the-first-twelve-weeks), que lo cuenta con más detalle.`,
      checklist: [
        'Puedo explicar a un paciente la estabilidad primaria y la secundaria',
        'Sé cuándo suele ser más baja la estabilidad total',
        'Puedo nombrar cuatro cosas que alteran la cicatrización',
      ],
    },
    {
      slug: 'bone-and-gum',
      title: 'El hueso y la encía alrededor del implante',
      minutes: 8,
      body: `El implante necesita hueso por todos lados y un collar de encía firme. Ambos son distintos de los que
tiene un diente, y ambos marcan los límites de su plan.

## El hueso que se reabsorbe y el que se queda
El reborde alveolar existe por los dientes. Cuando se pierde un diente, el reborde se hace más estrecho y más bajo,
sobre todo por vestibular. La tabla vestibular suele medir menos de un milímetro, y buena parte de su irrigación
depende del diente.

El hueso basal, más profundo, permanece. Está cerca de las estructuras que lo limitan a usted. En la mandíbula son
el nervio alveolar inferior y el foramen mentoniano. En el maxilar son el seno y el piso nasal.

![Modelo seccionado de mandíbula con un implante en el hueso](figure:bone_section)

## Denso y blando
El hueso anterior de la mandíbula suele ser denso, con una cortical gruesa. El posterior del maxilar suele ser
blando, con cortical delgada y espacios medulares amplios. El hueso denso sujeta bien, pero se calienta rápido. El
blando se calienta poco, pero sujeta mal. La secuencia de fresado debe responder a los dos.

## El collar de tejido blando
Alrededor de un diente, las fibras se insertan en la raíz. Alrededor de un implante corren casi paralelas a él, y el
sello es más débil. La placa que permanece inflama con más facilidad.

Una banda de encía queratinizada hace cómodo el cepillado y estable el margen. Registre su ancho antes de la
cirugía. Una banda estrecha no es una contraindicación, pero cambia la incisión y, a veces, el orden del
tratamiento.

## El hueso crestal con el tiempo
Durante el primer año se espera cierta remodelación en el cuello del implante. Después importa la tendencia. Y la
tendencia solo se ve si hay una primera radiografía con qué comparar.`,
      checklist: [
        'Puedo nombrar las estructuras que limitan la altura en cada maxilar',
        'Sé dónde suele haber hueso blando y dónde denso',
        'Puedo decir por qué se registra el ancho de la encía queratinizada',
      ],
    },
  ],
}
