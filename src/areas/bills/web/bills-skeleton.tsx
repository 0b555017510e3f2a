import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';

/** Placeholders of the list of bills. The page contains them without style attributes. */
export function BillsSkeleton() {
  return (
    <div className="grid gap-8">
      <div data-title className="min-h-26 md:min-h-29">
        <Skeleton className="h-9 w-[min(80%,22rem)]" />
        <Skeleton className="mt-3 h-6 w-[min(90%,26rem)]" />
      </div>
      <Skeleton className="h-96 rounded-l" />
    </div>
  );
}
