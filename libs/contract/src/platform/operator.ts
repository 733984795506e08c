import { z } from 'zod';

/** The person who answers grievances (IT Rules 2021, rule 3(2)), named by the operator. */
const GrievanceOfficerSchema = z.object({ name: z.string(), email: z.string(), address: z.string() });
export type GrievanceOfficer = z.infer<typeof GrievanceOfficerSchema>;

/** The operator of this installation. `grievanceOfficer` is null until the operator has named one. */
export const OperatorSchema = z
  .object({ grievanceOfficer: GrievanceOfficerSchema.nullable() })
  .meta({ id: 'Operator' });
export type Operator = z.infer<typeof OperatorSchema>;
