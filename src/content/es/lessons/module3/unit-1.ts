import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit1: UnitText = {
  title: 'Encontrarlo a tiempo',
  lessons: [
    {
      slug: 'comparing-with-baseline',
      title: 'Comparar con el registro inicial',
      minutes: 8,
      body: `El hueso alrededor de un implante se pierde en silencio. No hay dolor ni movilidad hasta muy tarde. El
único aviso temprano es una comparación, y para comparar hacen falta dos registros.

## Qué se compara
- La radiografía de la entrega y la de hoy, tomadas con el mismo ángulo.
- La profundidad de sondaje en los mismos puntos, con la misma sonda y poca fuerza.
- El sangrado o el pus en cada uno de esos puntos.
- El nivel del margen gingival, medido desde un punto fijo de la corona.

Escríbalos lado a lado. Un solo valor profundo dice poco, porque un implante profundo o una encía gruesa dan valores
altos desde el primer día. Un valor que ha crecido dice mucho.

## Cuando no hay registro inicial
Muchos pacientes vienen de otro consultorio. Pida ahí radiografías, piezas y fechas. Si no llega nada, el registro
inicial es el de hoy. Juzgue por el nivel óseo que ve, el sangrado y el diseño de la corona, y cite pronto al
paciente.

Sin registros previos ayudan las definiciones de uso común: hueso muy por debajo de la plataforma, con bolsas
profundas que sangran, se trata como enfermedad. Los docentes comentan las cifras que usan.

## ¿Remodelación o enfermedad?
En el primer año se pierde algo de hueso en el cuello mientras se forma el sello. Eso se detiene solo. Una pérdida
que sigue después del primer año, o con sangrado y pus en cualquier momento, no es remodelación.

## Un hábito de todo el consultorio
Acuerden una sonda, un posicionador de radiografías y una ficha. Si tres personas sondean con tres fuerzas, toda
comparación es ruido. Practiquen juntos en un modelo una vez al año.

> Pregunte a cada paciente en cada control: ¿nota algo distinto? Después mire, sea cual sea la respuesta.`,
      checklist: [
        'Comparo los mismos puntos con la misma sonda',
        'Sé qué hacer cuando no hay registro inicial',
        'Puedo distinguir remodelación de enfermedad',
      ],
    },
    {
      slug: 'probing-and-films',
      title: 'Sondaje y radiografías',
      minutes: 9,
      film: 'bone_loss',
      body: `Dos herramientas sencillas encuentran casi toda la enfermedad periimplantaria. Las dos dan una falsa
tranquilidad si se usan sin cuidado.

## El sondaje
Use poca fuerza, cerca de un cuarto de newton, y siga la superficie del implante. Cuatro puntos son el mínimo; seis
son mejor. Donde una corona voluminosa bloquea la sonda, anótelo. Si oculta la mayor parte del implante, considere
retirar la corona.

1. Seque el sitio y busque inflamación y cambios de color.
2. Presione la encía hacia la corona y busque pus.
3. Sondee y espere unos segundos antes de juzgar el sangrado.
4. Registre profundidad, sangrado y pus en cada punto.

Un solo punto de sangre puede deberse a la propia sonda. Una línea de sangre, una gota o el sangrado en varios
puntos es signo de inflamación.

## Las radiografías
Tome una periapical perpendicular al implante. **Las espiras nítidas a ambos lados** prueban el ángulo. Si se
superponen en un lado, el nivel óseo no es confiable.

La imagen muestra el hueso solo por mesial y distal. Un defecto vestibular se oculta detrás del implante. El sondaje
lo encuentra, y la tomografía lo muestra mal, porque el metal produce sombras.

![Radiografía panorámica con implantes](figure:opg)

## Cuándo tomarlas
En la entrega, después del primer año y siempre que empeoren el sondaje o el sangrado. Las radiografías anuales en
sitios sanos dependen de las normas locales y de la dosis. Un cambio clínico siempre es motivo.

## Leer el defecto
Lo habitual es una forma de platillo alrededor del cuello. Un defecto estrecho de un solo lado hace pensar en
cemento, en una fractura o en una raíz vecina. Una línea oscura a lo largo de todo el implante significa que no está
integrado.`,
      checklist: [
        'Sondeo con poca fuerza en cuatro puntos o más',
        'Reviso la nitidez de las espiras antes de leer el hueso',
        'Sé qué no muestra una radiografía',
      ],
    },
    {
      slug: 'mucositis',
      title: 'Mucositis: reversible, si se trata ahora',
      minutes: 9,
      body: `La mucositis es la inflamación de la encía alrededor de un implante, sin pérdida ósea más allá de la
remodelación inicial. Es común, es reversible y antecede a todo lo peor.

## Reconózcala
La encía está roja o inflamada. Sangra con un sondaje suave, en línea o en gota. La profundidad puede crecer un poco
por la inflamación. La radiografía no cambia. Si algo no coincide, piénselo de nuevo: sangrado con pérdida ósea
nueva ya no es mucositis.

## Encuentre la causa
La causa es la placa. La pregunta es por qué permanece ahí.

- El paciente no sabe cómo limpiar, o no alcanza.
- La corona es voluminosa, su margen es profundo o el contacto está abierto.
- Hay cemento bajo el margen.
- Falta encía queratinizada y cepillar duele.
- El tabaco, la diabetes sin control o la boca seca agravan la respuesta a la placa.

## Trátela
1. Muestre al paciente el sangrado en un espejo y explique qué significa.
2. Elija una herramienta que sirva para esta corona y practíquenla en el sillón.
3. Retire los depósitos con puntas de titanio o plástico, polvo o copa de goma, según la superficie.
4. Corrija lo que retiene placa: contorno de la corona, cemento, contacto.
5. Vea al paciente a las pocas semanas y sondee los mismos puntos.

Los enjuagues pueden ayudar por poco tiempo. Los antibióticos no tienen lugar en la mucositis sin otro motivo.

## Juzgue el resultado
Resuelta quiere decir sin sangrado, o con mucho menos, en los mismos puntos. Puede tomar más de una visita. Si
sangra aunque el paciente limpia bien, retire la corona. La respuesta suele estar debajo.

Acorte el intervalo de los controles hasta que dos visitas seguidas estén tranquilas.`,
      checklist: [
        'Puedo decir qué separa la mucositis de la periimplantitis',
        'Busco lo que retiene la placa en su lugar',
        'Sondeo los mismos puntos después del tratamiento',
      ],
    },
    {
      slug: 'peri-implantitis',
      title: 'Periimplantitis: actuar sin demora',
      minutes: 10,
      body: `La periimplantitis es inflamación con pérdida ósea progresiva. Suele avanzar más rápido que la
periodontitis y rara vez se detiene sola.

## Reconózcala
Sangrado o pus al sondaje, profundidades que han crecido y pérdida ósea más allá de la remodelación inicial: los
tres juntos hacen el diagnóstico. El dolor es raro. La movilidad llega solo cuando se perdió el hueso en toda la
longitud.

Describa hasta dónde ha llegado: cuántos milímetros, qué parte de la longitud del implante y qué forma tiene el
defecto.

## Quién tiene más riesgo
- Antecedente de periodontitis, tratada o no.
- Mal control de placa y falta de controles periódicos.
- Tabaco, y diabetes sin control.
- Exceso de cemento, una corona que no se puede limpiar o un implante mal ubicado.

Algunos se pueden cambiar, y por ellos se empieza.

## El orden del tratamiento
1. **Controle la causa**: higiene, diseño de la corona, cemento, tabaco.
2. **Limpie sin cirugía**, sin la corona si se puede. Reevalúe a las pocas semanas.
3. **Cirugía** si persisten: abrir, retirar granulación, limpiar la superficie y remodelar o injertar.
4. **Mantenga** con intervalos cortos. Sin este paso, los demás se pierden.

El tratamiento sin cirugía muchas veces mejora la encía y muchas veces no detiene la pérdida ósea. Dígaselo al
paciente desde el principio. Las unidades 2 y 6 muestran los pasos y el punto en que conviene retirar.

## Salvarlo o no
Vale la pena tratar un implante con cierta pérdida ósea, bien ubicado y en un paciente que limpia. Uno que perdió
casi todo su hueso, o que nunca se pudo restaurar bien, suele convenir retirarlo pronto. Así queda hueso con qué
trabajar después.

Aquí el éxito tiene una definición modesta: sin pus, casi sin sangrado y sin más pérdida.`,
      checklist: [
        'Puedo nombrar los tres hallazgos que hacen el diagnóstico',
        'Conozco el orden del tratamiento',
        'Puedo decir qué significa el éxito',
      ],
    },
  ],
}
