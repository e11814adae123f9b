import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit6: UnitText = {
  title: 'El provisional y la corona',
  lessons: [
    {
      slug: 'first-provisional',
      title: 'El primer provisional',
      minutes: 10,
      body: `Un provisional el día de la cirugía tiene una sola tarea: sostener la encía. No mastica, no guía y no
toca a los antagonistas.

## ¿Se puede hoy?
1. El implante está firme por torque y por los demás signos.
2. El paciente puede mantener lejos la comida y los dedos.
3. La mordida deja espacio: sin contacto al cerrar ni en ningún movimiento.
4. Usted tiene tiempo para dejarlo liso.

Si falta una, use un pilar de cicatrización personalizado y un diente temporal adherido o removible. La encía
necesita el soporte bajo su margen, no el diente de encima.

## Hágalo
Coloque un cilindro temporal y marque su altura. Use una cáscara prefabricada, un diente de prótesis o la corona del
propio paciente, ahuecada. Una ambos con resina o acrílico **fuera de la herida** siempre que pueda. El material sin
polimerizar, el monómero y el calor no van en un alvéolo fresco.

Retírelo, rellene el espacio bajo la línea de la encía y dele forma. Púlalo hasta que brille y límpielo con vapor o
como muestren los docentes. El plástico rugoso acumula placa junto a una herida fresca.

## Forma esbelta
Bajo la encía siga una regla sencilla: angosto cerca del implante, más ancho solo cerca del margen. Por vestibular,
plano o apenas cóncavo. Un abultamiento empuja el margen hacia arriba, y no regresa. Se puede agregar después. La
encía no se agrega.

## Entréguelo
Apriete a mano o al valor bajo que indica el sistema. Marque los contactos con papel delgado al cerrar y en todos
los movimientos, y elimine cada marca. Cierre la chimenea con un material blando.

Diga al paciente: dieta blanda y no morder con los dientes anteriores, por el tiempo acordado. Déselo por escrito.
Véalo a la semana.`,
      checklist: [
        'Puedo nombrar cuatro condiciones para un provisional hoy',
        'Termino y pulo fuera de la boca',
        'Elimino todo contacto en todo movimiento',
      ],
    },
    {
      slug: 'emergence-profile',
      title: 'Modelar el perfil de emergencia',
      minutes: 10,
      film: 'emergence',
      body: `La plataforma es redonda y el diente no. Entre ambos hay unos milímetros de encía, y el provisional
les da su forma.

## Tres zonas
Piense el perfil en tres zonas. La zona **profunda**, junto a la plataforma, se mantiene angosta para dar lugar al
hueso y al sello. La zona **media** lleva la transición. La zona del **margen**, el último milímetro, decide dónde
queda la línea de la encía.

- Más volumen en el margen vestibular empuja la línea de la encía hacia la raíz.
- Menos volumen la deja bajar.
- El volumen hacia los vecinos, cerca del margen, sostiene la papila.

Modifique la zona del margen para mover la línea, y la media para dar soporte. No toque la profunda.

## En pasos pequeños
Empiece con el tejido cicatrizado, a menudo semanas después de la cirugía o del descubrimiento. Agregue un poco de
resina, pula y asiente. La encía se pone blanca. Debe recuperar su color **en minutos**, a menudo se dice de cinco a
quince. Si no, retire material.

Espere de una a varias semanas entre pasos. El tejido necesita tiempo, y usted necesita una fotografía de cada
etapa. Lo usual son tres o cuatro pasos. Más que eso sugiere que el problema real es la posición o el volumen.

![Coronas cerámicas y un pilar sobre vidrio negro](figure:crowns)

## Lo que no puede
Un provisional mueve la encía fracciones de milímetro. No puede sustituir el hueso que falta, corregir una
plataforma demasiado vestibular ni subir una papila más allá de su hueso.

## Cuándo parar
Pare cuando la línea coincida con la del vecino y lleve unas semanas estable. Conserve una forma que se pueda
limpiar: el hilo debe llegar bajo el contacto y salir limpio. En el sector anterior, muchos clínicos esperan varios
meses después de la cirugía para la impresión definitiva.`,
      checklist: [
        'Puedo describir las tres zonas y lo que hace cada una',
        'Sé cuánto puede durar la isquemia de la encía',
        'Sé lo que un provisional no corrige',
      ],
    },
    {
      slug: 'copying-the-contour',
      title: 'Copiar el contorno para el laboratorio',
      minutes: 9,
      film: 'intraoral_scan',
      body: `La encía tardó meses en llegar a su forma. Sin el provisional se colapsa en minutos. El laboratorio
necesita esa forma, no la colapsada.

## El transfer personalizado
1. Retire el provisional y únalo a un análogo.
2. Colóquelo en un material de fraguado rápido, hasta el margen.
3. Desatornille el provisional. El material guarda ahora la forma de su parte inferior.
4. Atornille un transfer al análogo y rellene el espacio con resina.
5. Marque vestibular, retírelo y úselo en la boca.

Durante la impresión, el transfer sostiene la encía igual que lo hacía el provisional.

## El camino digital
Escanee tres veces: con el provisional en su lugar, con la encía recién descubierta y con el scan body. Escanee
también el provisional fuera de la boca, por todos lados. El software los une, y el laboratorio copia el contorno
del propio provisional.

![Modelo con scan bodies frente a una computadora que muestra el escaneo](figure:scan_body)

Haga rápido el segundo escaneo, o acepte que la encía en él es solo aproximada. Vuelva a poner el provisional
enseguida.

## El mensaje al laboratorio
Escriba con claridad: **copie este contorno bajo la encía; no lo rediseñe**. Agregue fotografías con la guía de
color en el mismo plano, el valor de torque, el tipo de retención y el material. Pida una corona atornillada si el
eje lo permite.

## La entrega
Asiente la corona y busque la misma isquemia breve que con el provisional, no más. Revise contactos, mordida y
radiografía como en el Módulo 1. Tome el registro inicial: sondaje, radiografía y fotografía.

Compare con el día de la extracción. Muestre las dos fotografías al paciente, y guárdelas para su propio
aprendizaje.`,
      checklist: [
        'Puedo hacer un transfer personalizado en cinco pasos',
        'Conozco los escaneos que exige una copia digital',
        'Le digo al laboratorio que no rediseñe el contorno',
      ],
    },
  ],
}
