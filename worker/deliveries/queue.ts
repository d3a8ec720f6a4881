/** A message of the queue DELIVERIES: an update of an incident, by its id, that followers are to be told. */
export interface Delivery {
  update: number;
}

/** Takes messages from the queue. Nobody can follow yet, so there is nobody to tell. */
export function consumeDeliveries(batch: MessageBatch<Delivery>): void {
  batch.ackAll();
}
