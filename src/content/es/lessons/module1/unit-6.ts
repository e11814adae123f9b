import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit6: UnitText = {
  title: 'La corona',
  lessons: [
    {
      slug: 'impression',
      title: 'Impresión y scan body',
      minutes: 10,
      film: 'intraoral_scan',
      body: `La impresión le dice al laboratorio una sola cosa: dónde está la conexión del implante, en el espacio
y en rotación. Una corona hermosa sobre una impresión equivocada no asienta.

## Una tarea, dos caminos
La impresión convencional lleva un transfer de la boca al modelo. La digital muestra al escáner un scan body, y el
software lo sustituye por el implante de su biblioteca. En un implante unitario, ambas son bastante exactas si la
pieza está bien asentada.

![Modelo con scan bodies frente a una computadora que muestra el escaneo](figure:scan_body)

## Asiente la pieza
Retire el pilar de cicatrización, lave y trabaje sin demora, porque la encía se colapsa en minutos. Revise que no
haya tejido sobre la plataforma. Asiente el transfer o el scan body a mano, con la fuerza que indica el fabricante.

Si no ve la unión, tome una radiografía perpendicular a ella. Una línea oscura significa que la pieza no llegó al
fondo. La encía atrapada duele: pregunte al paciente.

## En orden
1. Escanee la arcada sin el pilar de cicatrización, con la encía ya conformada.
2. Asiente el scan body, con la cara plana accesible.
3. Escanee en un trayecto continuo: oclusal primero, después lingual y al final vestibular.
4. Capture el scan body completo. El software no puede adivinar un hueco.
5. Escanee el antagonista y la mordida.

Para una impresión convencional, elija cubeta abierta si hay espacio: el transfer queda en el material y no se
reposiciona mal. Use un material rígido. Una el análogo sin girar el transfer dentro de la impresión.

## Envíe más que la forma
Envíe el sistema, la plataforma, el color, una fotografía, el espacio para la papila y el tipo de retención. El
laboratorio no puede preguntarle al paciente.`,
      checklist: [
        'Verifico el asentamiento completo antes de la impresión',
        'Puedo nombrar en orden el trayecto del escaneo',
        'Sé qué más necesita el laboratorio',
      ],
    },
    {
      slug: 'abutment-and-retention',
      title: 'El pilar: tornillo o cemento',
      minutes: 9,
      body: `El pilar lleva la corona a través de la encía. Su forma decide qué tan limpia puede mantenerse la
unión. Su retención decide si algún día podrá retirar la corona.

## De catálogo o personalizado
El pilar de catálogo es redondo, viene en alturas fijas y sirve en sitios posteriores sencillos. El personalizado
sigue el contorno del diente y pone el margen donde usted quiere. Donde se ve la encía, o si el implante está
profundo o inclinado, el personalizado suele valer su precio.

## Atornillada
La corona tiene una chimenea para el tornillo. Se puede retirar, reparar y limpiar, y no deja cemento. Necesita que
la chimenea salga por oclusal o lingual, y por eso el eje se planificó desde la corona.

Cierre la chimenea con un material blando sobre la cabeza del tornillo y resina encima. La próxima persona debe
poder encontrar el tornillo.

## Cementada
El cemento disimula un mal eje y da una cara oclusal cerrada. Su peligro es el **exceso bajo la encía**, que causa
inflamación y pérdida ósea, a veces años después.

Si va a cementar:
- deje el margen a nivel de la encía o apenas por debajo,
- use poco cemento, cerca del margen y no en toda la corona,
- prefiera un cemento visible en la radiografía,
- limpie, tome una radiografía y revise de nuevo a la semana.

## Plataforma y tejido
Un pilar más estrecho que el implante aleja la unión del hueso. Se llama cambio de plataforma, y parece favorecer al
hueso crestal. No disculpa un mal ajuste.

Cada desconexión altera el sello de la encía. Planee pocas.`,
      checklist: [
        'Puedo decir cuándo vale la pena un pilar personalizado',
        'Puedo nombrar cuatro precauciones con el cemento',
        'Sé por qué la chimenea se planificó desde el principio',
      ],
    },
    {
      slug: 'torque-and-preload',
      title: 'Torque y precarga',
      minutes: 8,
      film: 'torque',
      body: `Un tornillo sujeta porque se estira. Girarlo es solo la manera de estirarlo. La mayoría de los
tornillos que se aflojan se perdieron el día en que se apretaron.

## El resorte de la unión
Al apretar, el tornillo se alarga unas milésimas de milímetro. Ese estiramiento atrae el pilar hacia el implante.
Esa fuerza es la **precarga**. Mientras supere la carga, la unión sigue cerrada y el tornillo casi no siente nada.

![Llave dinamométrica sobre un modelo de hueso seccionado](figure:torque_wrench)

## Dónde se pierde el torque
La mayor parte se gasta en fricción bajo la cabeza y en las espiras. La suciedad, un destornillador mal insertado o
la encía atrapada dejan todavía menos para la precarga.

1. Lave y seque la conexión.
2. Asiente el pilar o la corona, y tome una radiografía si el margen es profundo.
3. Apriete a mano, con el destornillador bien insertado y en el eje.
4. Use la llave, despacio, hasta el valor del fabricante.
5. Espere unos diez minutos y apriete de nuevo al mismo valor.

El valor suele estar entre 20 y 35 Ncm. **Decide el instructivo, no la costumbre.** Use el tornillo que corresponde
a la pieza, y uno nuevo para la corona definitiva.

## Sostenga y mire
Sostenga la mandíbula del paciente y mantenga la llave en el eje. Lea la escala de frente. La llave necesita
servicio y esterilización como pide su fabricante. Una llave sin calibrar da un valor desconocido.

## El tornillo flojo
Una corona floja es un síntoma. Antes de apretarla, revise los contactos, el ajuste y los antecedentes. Cambie el
tornillo, porque uno que se dobló no vuelve a sujetar. Anote la fecha. A la tercera vez, rehaga el caso.

Lea [Torque, precarga y el tornillo flojo](/catalog/torque-preload-and-the-loose-screw).`,
      checklist: [
        'Puedo explicar la precarga en una frase',
        'Aprieto de nuevo a los diez minutos',
        'Busco la causa antes de reapretar un tornillo flojo',
      ],
    },
    {
      slug: 'contacts',
      title: 'Entrega de la corona y contactos',
      minutes: 8,
      film: 'occlusion',
      body: `La corona asienta, el color es correcto y el paciente quiere irse. Ahora empiezan los diez minutos más
importantes.

## Primero, los contactos proximales
Un contacto apretado impide que la corona asiente, y entonces todo lo demás que revise estará mal. El hilo debe
pasar con resistencia por ambos lados. Ajuste en pasos pequeños y pula. Un contacto abierto acumula alimento:
devuelva la corona al laboratorio antes que aceptarla.

Los contactos pueden abrirse con los años, porque los dientes se mueven y los implantes no. Revíselos en cada
control.

![Coronas cerámicas y un pilar sobre vidrio negro](figure:crowns)

## Después, la mordida
1. Seque los dientes. Que el paciente cierre despacio, siempre igual.
2. Marque con papel delgado, primero mordida suave y después firme.
3. Lea: marcas pequeñas y parejas cerca de la fosa central.
4. Alivie las marcas fuertes y los contactos en las vertientes.
5. Deslice hacia todos lados y elimine las guías sobre la corona, salvo que se hayan planificado.

En mordida suave, muchos clínicos dejan la corona apenas fuera de contacto, y tocando en mordida firme. Los dientes
se hunden un poco en su ligamento y el implante no. Los docentes muestran cuánto durante el curso.

## La carga en el eje
Una marca lejos del eje actúa como palanca. Una cara oclusal más angosta, cúspides más planas y un voladizo corto la
reducen. El paciente que rechina necesita una placa nocturna, adaptada después de la entrega y revisada en los
controles.

## Antes de que se vaya
Cierre la chimenea. Entregue un hilo o un cepillo interdental que sirva para esta corona, y que el paciente lo use
delante de usted. Fotografíe el resultado.`,
      checklist: [
        'Reviso los contactos proximales antes que la mordida',
        'Puedo describir las marcas que quiero ver',
        'Enseño al paciente a limpiar esta corona',
      ],
    },
    {
      slug: 'baseline-and-recall',
      title: 'Registro inicial y controles',
      minutes: 8,
      film: 'bone_loss',
      body: `El día de la entrega es el primer día de mantenimiento. No encontrará un cambio después si hoy no
registra el punto de partida.

## El registro inicial
- Una radiografía perpendicular al implante, con las espiras nítidas a ambos lados.
- Profundidad de sondaje en cuatro puntos o más, con poca fuerza.
- Sangrado, placa y ancho de la encía queratinizada.
- Una fotografía, los contactos y el torque aplicado.

Sondear con poca fuerza un implante sano no hace daño. No hacerlo, sí. Algunas restauraciones dificultan el sondaje;
anote qué puntos alcanzó.

## Qué buscar en los controles
Mire la encía y presiónela. Sondee los mismos puntos y compare. **El sangrado al sondaje es el signo temprano.** El
sondaje más profundo y la pérdida ósea en la radiografía vienen después.

Pregunte por sensación de aflojamiento, mal sabor o alimento entre los dientes. Revise los contactos y la chimenea.
Retire los depósitos con instrumentos adecuados para la superficie.

## Dos diagnósticos que no se confunden
La **mucositis** es inflamación de la encía sin pérdida ósea más allá de la remodelación inicial. Es reversible:
limpie, instruya y vea pronto al paciente.

La **periimplantitis** es inflamación con pérdida ósea progresiva. Necesita tratamiento sin demora, y muchas veces
cirugía. El [Módulo 3](/courses/module-3) enseña ambas.

## Cada cuánto
El intervalo sigue al riesgo. El paciente con antecedente de periodontitis, el fumador o quien limpia mal viene más
seguido. Muchos empiezan con pocos meses y alargan el intervalo solo si los hallazgos siguen estables.

Anote la próxima fecha antes de que el paciente se vaya. Sin controles, el primer signo de enfermedad suele
encontrarse demasiado tarde.`,
      checklist: [
        'Registro cuatro cosas el día de la entrega',
        'Conozco el signo temprano y lo que sigue',
        'Puedo distinguir mucositis de periimplantitis',
      ],
    },
  ],
}
