import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit6: UnitText = {
  title: 'Entrega y mantenimiento',
  lessons: [
    {
      slug: 'delivering-the-bridge',
      title: 'La entrega: tornillos, contactos, chimeneas',
      minutes: 10,
      film: 'torque',
      body: `La entrega es una secuencia. En orden, toma una hora y rara vez sorprende. Sin orden, retirará la
prótesis tres veces.

## Prepare
Retire el provisional, limpie los pilares y compruebe su torque. Un pilar flojo bajo una prótesis nueva es la queja
clásica del primer mes. Mire la encía en cada implante y trate lo que sangra. Tenga tornillos protésicos nuevos, el
destornillador correcto y los valores en la pizarra.

## Asiente
1. Lave y seque las uniones. Busque encía atrapada.
2. Asiente la prótesis y repita las pruebas de ajuste: presión, un tornillo, resistencia.
3. Tome radiografías de todas las uniones.
4. Apriete a mano, del centro hacia afuera o en cruz.
5. Use la llave en el mismo orden, primero a la mitad del valor y después al valor completo.
6. Espere unos diez minutos y apriete de nuevo.

**El valor del tornillo protésico es menor que el del pilar** en muchos sistemas. Léalo, no lo recuerde.

Revise el cierre y después los movimientos, como muestra la lección siguiente. Ajuste con diamantes finos y agua, y
pula cada punto. La circonia áspera gasta lo que toca.

## Cierre las chimeneas
Ponga sobre cada tornillo un material blando que se pueda encontrar y retirar. Cubra con resina de un tono algo
distinto en la parte posterior, para que la próxima persona la encuentre. Registre la posición de cada chimenea con
una fotografía desde arriba.

## Antes de que se vaya
Registro inicial: radiografías, sondaje donde se pueda, fotografías, tornillos y números de lote. La placa nocturna
queda pedida. El paciente muestra cómo limpia bajo la prótesis y recibe la próxima fecha por escrito. Guarde el
provisional; es el repuesto.`,
      checklist: [
        'Reviso los pilares antes de asentar la prótesis',
        'Aprieto en orden, en dos etapas y otra vez después',
        'Fotografío la posición de cada chimenea',
      ],
    },
    {
      slug: 'arch-occlusion',
      title: 'La oclusión de la arcada',
      minutes: 9,
      film: 'occlusion',
      body: `Nadie siente los contactos altos en implantes tan bien como en dientes. El paciente dice que está
bien. El papel, la lámina y la próxima fractura dicen otra cosa.

## Las metas
- Contactos parejos en ambos lados, a la altura planificada.
- Contactos cerca de los implantes, y suaves o ninguno en un voladizo.
- Movimiento fluido, sin un solo diente que lo lleve todo.
- Un poco de libertad alrededor del cierre, en lugar de un encaje profundo.

La meta exacta depende del antagonista. Contra una dentadura completa, muchos eligen contactos balanceados en
movimiento para que no se vuelque. Contra dientes naturales u otra prótesis fija, es común una guía anterior
compartida. Los docentes muestran su esquema.

## En el sillón
1. Paciente erguido, relajado, con los pies en el piso. Que cierre despacio, igual varias veces.
2. Primero la lámina: ¿sujeta igual en ambos lados?
3. Papel delgado, mordida suave y después firme. Marcas pequeñas y parejas.
4. Deslice a cada lado y hacia adelante. Alivie marcas empinadas o aisladas.
5. Mastique algo blando y marque otra vez. La función difiere de la orden.

Ajuste poco y mire de nuevo. Pula al final.

## Revise otra vez
Los contactos cambian en las primeras semanas, al relajarse los músculos y acomodarse el antagonista. Vea al
paciente a las dos semanas y a los pocos meses. Después, en cada control.

## El bruxismo
Una placa rígida, en la prótesis o en el antagonista, reparte la carga durante el sueño. Explique que protege lo más
costoso de la boca. Mire su superficie en el control: los surcos profundos dicen que se usa, y el brillo de nueva
dice que no.

Si aun así se rompen dientes o tornillos, cuente los implantes, mire el voladizo y piense en el material. Los
contactos rara vez son la única causa.`,
      checklist: [
        'Uso lámina, papel y masticación',
        'Dejo los voladizos suaves o sin contacto',
        'Reviso los contactos a las dos semanas',
      ],
    },
    {
      slug: 'hygiene-and-repair',
      title: 'Higiene, controles y reparación',
      minutes: 10,
      film: 'bone_loss',
      body: `Una prótesis de arcada completa necesita limpieza diaria del paciente, servicio periódico suyo y una
reparación de vez en cuando. Dígalo en la primera consulta, y otra vez ahora.

## Cada día
- Un cepillo suave por ambos lados, en la línea donde la prótesis encuentra la encía.
- Un irrigador, dirigido a lo largo de la encía y no hacia adentro.
- Hilo con punta rígida o un cepillo interdental fino en cada implante, una vez al día.

Una herramienta usada a diario vale más que cuatro en un cajón. Deje que el paciente elija y practique frente a un
espejo.

## Los controles
Empiece cada tres o cuatro meses, y alargue solo si los hallazgos están tranquilos.

1. Pregunte: sabor, alimento debajo, clics, algo flojo.
2. Mire: placa, enrojecimiento, inflamación, desgaste, grietas, chimeneas abiertas.
3. Sondee donde se alcance y compare.
4. Revise tornillos al tacto y contactos con lámina.
5. Tome radiografías en fechas fijas y ante cualquier cambio.

## ¿Retirarla o no?
Las opiniones difieren sobre retirar la prótesis a intervalos regulares. Cada retiro cuesta tiempo y tornillos
nuevos, y deja verlo todo. Retírela enseguida si hay sangrado persistente, pus, pérdida ósea, una pieza floja o un
paciente que no puede limpiar. Si no, siga el intervalo de los docentes.

Una vez fuera: límpiela, sondee cada implante, pruébelos por separado, apriete los pilares y use tornillos
protésicos nuevos.

## La reparación
Un diente roto, acrílico gastado o un tapón perdido son rutina. Un tornillo que se afloja, una estructura agrietada
o un implante que duele son un síntoma. Encuentre la causa, como en el [Módulo 3](/courses/module-3), y regístrela.

Acuerden por escrito los honorarios de mantenimiento y reparación, y quién lo hará si el paciente se muda. Entregue
una tarjeta con sistema, medidas y valores.`,
      checklist: [
        'Enseño una herramienta diaria y la reviso',
        'Sé cuándo hay que retirar la prótesis',
        'Entrego al paciente una tarjeta con sistema y valores',
      ],
    },
  ],
}
