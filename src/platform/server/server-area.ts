// The server side of an area: everything the portal collects from it. `src/app/server/areas.ts` lists the areas.

import type { AttentionKind } from '#platform/attention-kinds.ts';
import type { EndpointSpec } from '#platform/endpoint.ts';
import type { Offer } from '#platform/offers.ts';
import type { MessageCatalogue } from '#platform/texts/messages.ts';
import type { Catalogues } from '#platform/texts/texts.ts';
import type { AuditAction } from './audit/audit-actions.ts';
import type { Configuration } from './configuration.ts';
import type { DemoControls } from './demo-controls.ts';
import type { Environment } from './environment.ts';
import type { ExportedTable } from './exported-table.ts';
import type { Guards } from './http/caller.ts';
import type { Mounting } from './http/route.ts';
import type { ImportedResource } from './import/imported-resource.ts';
import type { RetentionRule } from './jobs/clean-up.ts';
import type { JobHandler } from './jobs/job.ts';
import type { RecurringJob } from './jobs/jobs.ts';
import type { ExpiringUse, KeyDependency } from './key-rotation/key-dependency.ts';
import type { PendingOrders } from './pending-orders.ts';
import type { Platform } from './platform.ts';
import type { PurchaseKind, RefundWay } from './purchases/purchase-kind.ts';
import type { ReadSupportFacts } from './support-facts.ts';
import type { ChangeListener } from './tmf/change-listener.ts';

/** What the portal collected from all areas, for the areas that show or process it. */
export type PortalContent = {
  texts: Catalogues;
  messages: readonly MessageCatalogue[];
  /** The imported resources that editors change at the desk. */
  deskResources: readonly ImportedResource[];
  exportedTables: readonly ExportedTable[];
  /** Also of disabled areas: their orders still exist. */
  pendingOrders: readonly PendingOrders[];
  supportFacts: readonly ReadSupportFacts[];
  publicSettings: Readonly<Record<string, string>>;
  isAreaEnabled(name: string): boolean;
  /** Pending tasks and offers of enabled areas. */
  attentionKinds: ReadonlySet<AttentionKind>;
  offers: ReadonlySet<Offer>;
  /** What enabled areas sell, and how money returns. */
  purchaseKinds(platform: Platform): PurchaseKind[];
  refundWays(platform: Platform): RefundWay[];
  /** Only in demo mode. */
  demo: DemoControls | null;
};

type AreaParts = {
  name: string;
  /** The operator can disable the area with DISABLED_AREAS. */
  isOptional?: boolean;
  endpoints: readonly EndpointSpec[];
  auditActions?: readonly AuditAction[];
  /** Pending tasks that the user deals with in this area. */
  attentionKinds?: readonly AttentionKind[];
  /** What the home screen offers of this area. */
  offers?: readonly Offer[];
  texts?: Catalogues;
  /** Texts of SMS, e-mails and documents. */
  messages?: readonly MessageCatalogue[];
  retention?: readonly RetentionRule[];
  /** Stored data that depends on the secret key, for its rotation. */
  keyDependencies?: readonly KeyDependency[];
  expiringKeyUses?: readonly ExpiringUse[];
  /** In the order of import: the catalogue before customers and numbers, what belongs to a number after them. */
  imports?: { catalogue?: readonly ImportedResource[]; ofNumbers?: readonly ImportedResource[] };
  /** Names of imported resources that editors change at the desk. */
  deskResources?: readonly string[];
  exportedTables?: readonly ExportedTable[];
  /** Orders that block the erasure of a customer or an account. */
  pendingOrders?: readonly PendingOrders[];
  /** What support sees of the services of a customer. */
  supportFacts?: readonly ReadSupportFacts[];
  guards?: Guards;
  recurringJobs?: readonly RecurringJob[];
  /** Names under which other sites ask for a verified number. */
  numberProofSources?: (configuration: Configuration) => readonly string[];
  /** Settings that the browser may see. Throws BadConfiguration. */
  publicSettings?: (environment: Environment) => Record<string, string>;
};

/** `ports` opens the adapters of the systems around the area; it reads their settings and throws BadConfiguration. */
type PortsOf<Settings, Ports> = {
  settings: (environment: Environment) => Settings;
  ports: (platform: Platform, settings: Settings) => Ports;
};

type HandlersOf<Ports> = {
  routes: (at: Mounting, ports: Ports, content: PortalContent) => void;
  jobs?: (platform: Platform, ports: Ports, content: PortalContent) => JobHandler[];
  /** What the area sells at a distance. */
  purchaseKinds?: (platform: Platform, ports: Ports) => PurchaseKind[];
  refundWays?: (platform: Platform, ports: Ports) => RefundWay[];
  /** Events of partner systems about changes of their resources. */
  changeListeners?: (platform: Platform, ports: Ports) => ChangeListener[];
};

export type ServerArea = Required<Omit<AreaParts, 'imports'>> & {
  imports: Required<NonNullable<AreaParts['imports']>>;
  /** Throws BadConfiguration with one clear line. */
  checkSettings(environment: Environment): void;
  mountRoutes(at: Mounting, content: PortalContent): void;
  jobHandlers(platform: Platform, content: PortalContent): JobHandler[];
  purchaseKinds(platform: Platform): PurchaseKind[];
  refundWays(platform: Platform): RefundWay[];
  changeListeners(platform: Platform): ChangeListener[];
};

/** An area without systems around it. */
export function defineServerArea(parts: AreaParts & HandlersOf<null>): ServerArea {
  return defineServerAreaWithPorts({ ...parts, settings: () => null, ports: () => null });
}

export function defineServerAreaWithPorts<Settings, Ports>(
  parts: AreaParts & PortsOf<Settings, Ports> & HandlersOf<Ports>,
): ServerArea {
  const {
    settings,
    ports,
    routes,
    jobs,
    purchaseKinds,
    refundWays,
    changeListeners,
    publicSettings,
    imports,
    ...rest
  } = parts;
  const open = (platform: Platform) => ports(platform, settings(platform.configuration.environment));
  return {
    isOptional: false,
    auditActions: [],
    attentionKinds: [],
    offers: [],
    texts: {},
    messages: [],
    retention: [],
    keyDependencies: [],
    expiringKeyUses: [],
    deskResources: [],
    exportedTables: [],
    pendingOrders: [],
    supportFacts: [],
    guards: {},
    recurringJobs: [],
    numberProofSources: () => [],
    ...rest,
    imports: { catalogue: [], ofNumbers: [], ...imports },
    publicSettings: (environment) => publicSettings?.(environment) ?? {},
    checkSettings: (environment) => {
      settings(environment);
      publicSettings?.(environment);
    },
    mountRoutes: (at, content) => routes(at, open(at.platform), content),
    jobHandlers: (platform, content) => jobs?.(platform, open(platform), content) ?? [],
    purchaseKinds: (platform) => purchaseKinds?.(platform, open(platform)) ?? [],
    refundWays: (platform) => refundWays?.(platform, open(platform)) ?? [],
    changeListeners: (platform) => changeListeners?.(platform, open(platform)) ?? [],
  };
}
